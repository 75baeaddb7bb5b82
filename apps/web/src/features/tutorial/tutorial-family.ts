import type { Platform } from '@juban/catalog';

/** Clients that pay in the same way share a picture. */
export type TutorialFamily = 'apple' | 'android' | 'web' | 'screen';

/** The default, because the tutorial is mainly about paying on Apple devices. */
export const DEFAULT_FAMILY: TutorialFamily = 'apple';

export const FAMILY_OF_PLATFORM: Readonly<Record<Platform, TutorialFamily>> = {
  ios: 'apple',
  ipad: 'apple',
  android: 'android',
  harmony: 'android',
  applet: 'web',
  web: 'web',
  windows: 'screen',
  mac: 'screen',
  tv: 'screen',
};
