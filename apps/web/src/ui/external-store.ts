import { useSyncExternalStore } from 'react';

export interface ExternalStore<Value> {
  get: () => Value | undefined;
  set: (value: Value | undefined) => void;
  use: () => Value | undefined;
}

/** A value outside the component tree that any code can set and one region renders. Empty on the server. */
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
