// What a page puts into the bar at the top.
import type { Snippet } from 'svelte';

export const topBar = $state<{ middle: Snippet | null }>({ middle: null });
