import { deviceOf } from '@juban/domain/open-app-download';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** An app of the App Store by its client type, or any browser of an iPhone or iPad once the page is awake. */
export function useIsApple(isAppleClient: boolean): boolean {
  const isAppleDevice = useSyncExternalStore(
    neverChanges,
    () => deviceOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios',
    () => false,
  );
  return isAppleClient || isAppleDevice;
}
