import { getHost } from './host.ts';

/** In a file of its own, so that it alone is fetched when it is asked. A mini-program opens nothing of the app's. */
export function findInApp(): boolean {
  const { isInApp, blocksApps } = getHost().can;
  return isInApp && !blocksApps;
}
