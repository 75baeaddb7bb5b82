import { useSyncExternalStore } from 'react';
import { getHost, type Host, NO_HOST } from './host.ts';

const neverChanges = () => () => {};

/** The page's environment: a plain browser during server rendering and hydration, then the real one. */
export function useHost(): Host {
  return useSyncExternalStore(neverChanges, getHost, () => NO_HOST);
}
