// What every page can open.

export const shell = $state({ settings: false });
