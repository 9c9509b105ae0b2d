// Which page the address means.

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'decks'; game: string | null }
  | { page: 'matches' }
  | { page: 'learn' }
  | { page: 'desk' }
  | { page: 'replay'; table: string }
  | { page: 'table'; table: string }
  | { page: 'unknown' };

/** Reads a path. */
export function readRoute(path: string): Route {
  const [page, id, ...rest] = path.split('/').filter((part) => part !== '');
  if (page === undefined) return { page: 'home' };
  if (page === 'lobby' && id === undefined) return { page: 'lobby' };
  if (page === 'learn' && id === undefined) return { page: 'learn' };
  if (page === 'desk' && id === undefined) return { page: 'desk' };
  if (page === 'matches' && id === undefined) return { page: 'matches' };
  if (page === 'replay' && id !== undefined && /^[\w-]+$/.test(id) && rest.length === 0) return { page: 'replay', table: id };
  if (page === 'decks' && (id === undefined || /^[\w-]+$/.test(id)) && rest.length === 0) return { page: 'decks', game: id ?? null };
  // Tables are named with letters and digits only, so there is nothing to decode.
  if ((page === 't' || page === 'm') && id !== undefined && /^[\w-]+$/.test(id) && rest.length === 0) {
    return { page: 'table', table: id };
  }
  return { page: 'unknown' };
}

export const route = $state<{ now: Route }>({ now: { page: 'home' } });

/** Follows the address from now on. */
export function followAddress(): void {
  const read = () => {
    route.now = readRoute(location.pathname);
  };
  addEventListener('popstate', read);
  read();
}

/** Goes to another page of the same site. */
export function go(path: string, replace = false): void {
  if (path === location.pathname) return;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.now = readRoute(path);
  scrollTo(0, 0);
}

/** Makes a link go there without loading the page anew; new tabs and windows work as usual. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(new URL(event.currentTarget.href).pathname);
}
