//! Where memory comes from, and in builds with the feature `allocations` how often. The counting allocator belongs to
//! the whole program, so others do not have it.

use baize_sim::bench::CountAllocations;

/// A server allocates for every word it says, on all threads, and gives much back when matches come to rest: how soon
/// says `.cargo/config.toml`.
#[cfg(not(any(windows, feature = "allocations")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// What counts the allocations of this thread; `None` where nothing does.
#[cfg(feature = "allocations")]
pub const COUNT: Option<CountAllocations<'static>> = Some(&|work| allocation_counter::measure(work).count_total);

/// What counts the allocations of this thread; `None` where nothing does.
#[cfg(not(feature = "allocations"))]
pub const COUNT: Option<CountAllocations<'static>> = None;

#[cfg(all(test, feature = "allocations"))]
mod tests {
    #[test]
    fn allocations_are_counted() {
        let count = super::COUNT.expect("this build counts");
        assert_eq!(count(&mut || {}), 0);
        assert_eq!(count(&mut || drop(std::hint::black_box(Box::new(1)))), 1);
    }
}
