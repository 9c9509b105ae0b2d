//! Effect notation, card files and rendering.
