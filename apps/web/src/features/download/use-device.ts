import { type Device, deviceOf } from '@juban/domain/open-app-download';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The visitor's device once the page is awake; what its address names, if anything, until then. */
export function useDevice(named: Device | undefined): Device | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => deviceOf(navigator.userAgent, navigator.maxTouchPoints),
    () => named,
  );
}
