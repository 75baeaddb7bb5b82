/** The part of a window that host code uses, for tests without a browser. */
export function fakeWindow(address = 'https://m.brand.example/vip?from=app', more: object = {}) {
  const listeners = new Set<(event: unknown) => void>();
  const opened: string[] = [];
  const window = {
    location: Object.assign(new URL(address), { assign: (url: string) => opened.push(url) }),
    navigator: { userAgent: 'Mozilla/5.0', maxTouchPoints: 0 },
    history: {
      length: 2,
      state: null,
      back: () => opened.push('back'),
      replaceState: (_state: unknown, _title: string, path: string) => {
        window.location.href = new URL(path, address).href;
      },
    },
    open: (url: string) => opened.push(url),
    addEventListener: (_type: string, hear: (event: unknown) => void) => listeners.add(hear),
    removeEventListener: (_type: string, hear: (event: unknown) => void) => listeners.delete(hear),
    parent: undefined as unknown,
    frameElement: null as unknown,
    opened,
    listeners,
    tellAll: (event: unknown) => {
      for (const hear of [...listeners]) hear(event);
    },
  };
  window.parent = window;
  return Object.assign(window, more);
}
