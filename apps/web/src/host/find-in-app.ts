import { getHost } from './host.ts';

/** In a file of its own, so that it alone is fetched when it is asked. */
export const findInApp = (): boolean => getHost().can.isInApp;
