// Short notices that go away by themselves.

export interface Toast {
  n: number;
  kind: 'info' | 'error';
  text: string;
  hint: string;
}

const SHOWN = 7000;
const MOST = 4;

let next = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(kind: Toast['kind'], text: string, hint = ''): void {
  if (toasts.list.some((shown) => shown.text === text)) return;
  const n = next++;
  toasts.list = [...toasts.list, { n, kind, text, hint }].slice(-MOST);
  setTimeout(() => dismiss(n), SHOWN);
}

export function dismiss(n: number): void {
  toasts.list = toasts.list.filter((shown) => shown.n !== n);
}
