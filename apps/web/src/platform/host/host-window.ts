/** Objects that containers inject; each may be absent or broken. */
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

/** Reads a property; undefined if there is none or reading throws. */
export function propertyOf(owner: unknown, name: string): unknown {
  if (owner === null || (typeof owner !== 'object' && typeof owner !== 'function')) return undefined;
  try {
    return (owner as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** A method bound to its owner, which injected objects require. */
export function methodOf(owner: unknown, name: string): ((...args: unknown[]) => unknown) | undefined {
  const found = propertyOf(owner, name);
  if (typeof found !== 'function') return undefined;
  return (...args) => Reflect.apply(found, owner, args);
}

export const webkitHandler = (window: HostWindow): unknown =>
  propertyOf(propertyOf(propertyOf(window, 'webkit'), 'messageHandlers'), 'juban');
