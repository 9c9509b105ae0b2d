//! What a game works out from its state and keeps until something it reads has changed.

/// Something worked out from the state, or nothing yet. It is never part of what the state is: states are equal,
/// hash and are written down alike whatever they have kept.
#[derive(Copy, Clone, Debug)]
pub struct Kept<T>(Option<T>);

impl<T: Copy> Kept<T> {
    /// Returns what is kept.
    #[inline]
    pub fn get(&self) -> Option<T> {
        self.0
    }

    /// Keeps something.
    #[inline]
    pub fn keep(&mut self, value: T) -> T {
        self.0 = Some(value);
        value
    }

    /// Keeps nothing, because something that was read has changed.
    #[inline]
    pub fn forget(&mut self) {
        self.0 = None;
    }
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Kept(None)
    }
}

impl<T> PartialEq for Kept<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Kept<T> {}

impl<T> std::hash::Hash for Kept<T> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}
