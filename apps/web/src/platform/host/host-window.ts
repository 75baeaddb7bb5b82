/** What containers put into the window; each may be absent, and none is believed to behave. */
export interface HostWindow {
  navigator: { userAgent: string; maxTouchPoints?: number };
  location: { origin: string; search: string };
  parent?: unknown;
  frameElement?: unknown;
  JubanHost?: unknown;
  webkit?: unknown;
  cefQuery?: unknown;
  wx?: unknown;
  __wxjs_environment?: unknown;
}

/** A property of whatever this is; undefined where there is none, or where asking for it throws. */
export function propertyOf(owner: unknown, name: string): unknown {
  if (owner === null || (typeof owner !== 'object' && typeof owner !== 'function')) return undefined;
  try {
    return (owner as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** A method bound to its owner: injected objects refuse to be called without it. */
export function methodOf(owner: unknown, name: string): ((...args: unknown[]) => unknown) | undefined {
  const found = propertyOf(owner, name);
  if (typeof found !== 'function') return undefined;
  return (...args) => Reflect.apply(found, owner, args);
}

export const webkitHandler = (window: HostWindow): unknown =>
  propertyOf(propertyOf(propertyOf(window, 'webkit'), 'messageHandlers'), 'juban');
