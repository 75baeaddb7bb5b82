import { getHost } from './host.ts';

/** A separate file, so that it is loaded alone. A mini-program cannot open content in the app. */
export function findInApp(): boolean {
  const { isInApp, blocksApps } = getHost().can;
  return isInApp && !blocksApps;
}
