import type { Bridge } from './bridge/methods.ts';

/** The way to the host; undefined where its script does not come, so that a tap can go another way. */
export function loadBridge(): Promise<Bridge | undefined> {
  return import('./bridge/bridge.ts').then(
    ({ getBridge }) => getBridge(),
    () => undefined,
  );
}
