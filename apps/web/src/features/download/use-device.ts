import { type Device, deviceOf } from '@juban/domain/open-app-download';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The visitor's device after hydration; until then the one named by the address, if any. */
export function useDevice(named: Device | undefined): Device | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => deviceOf(navigator.userAgent, navigator.maxTouchPoints),
    () => named,
  );
}
