import { deviceOf } from '@juban/domain/open-app-download';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Apps from the App Store by client type, or any browser on iPhone or iPad after hydration. */
export function useIsApple(isAppleClient: boolean): boolean {
  const isAppleDevice = useSyncExternalStore(
    neverChanges,
    () => deviceOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios',
    () => false,
  );
  return isAppleClient || isAppleDevice;
}
