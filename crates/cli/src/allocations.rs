//! Counts allocations. The counting allocator belongs to the whole program, and counts by thread,
//! so it costs other threads nothing.

/// Runs something and returns how many allocations this thread made meanwhile.
pub fn count(work: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(work).count_total
}

#[cfg(test)]
mod tests {
    #[test]
    fn allocations_are_counted() {
        assert_eq!(super::count(&mut || {}), 0);
        assert_eq!(super::count(&mut || drop(std::hint::black_box(Box::new(1)))), 1);
    }
}
