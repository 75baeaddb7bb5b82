import type { Bridge } from './bridge/methods.ts';

/** The bridge; undefined if its script fails to load, so that the caller can fall back. */
export function loadBridge(): Promise<Bridge | undefined> {
  return import('./bridge/bridge.ts').then(
    ({ getBridge }) => getBridge(),
    () => undefined,
  );
}
