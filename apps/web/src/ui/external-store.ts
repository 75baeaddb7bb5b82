import { useSyncExternalStore } from 'react';

export interface ExternalStore<Value> {
  get: () => Value | undefined;
  set: (value: Value | undefined) => void;
  use: () => Value | undefined;
}

/** One value outside the tree, empty on the server: what any code may show and one region renders. */
export function createExternalStore<Value>(): ExternalStore<Value> {
  let current: Value | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  return {
    get,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => undefined),
  };
}
