import { useSyncExternalStore } from 'react';
import { getHost, type Host, NO_HOST } from './host.ts';

const neverChanges = () => () => {};

/** Where this page runs: a plain browser in the server's page, the real place once the page is awake. */
export function useHost(): Host {
  return useSyncExternalStore(neverChanges, getHost, () => NO_HOST);
}
