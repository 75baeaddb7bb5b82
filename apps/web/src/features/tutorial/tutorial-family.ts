import type { Platform } from '@juban/catalog';

/** Clients that pay in the same way share a picture. */
export type TutorialFamily = 'apple' | 'android' | 'web' | 'screen';

/** The tutorial is about paying on Apple's devices first of all; who does not say what it is gets that. */
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
