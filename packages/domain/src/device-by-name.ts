import type { Device } from './open-app-download.ts';

const NAMES: ReadonlyMap<string, Device> = new Map([
  ['ios', 'ios'],
  ['iphone', 'ios'],
  ['ipad', 'ios'],
  ['android', 'android'],
  ['harmony', 'harmony'],
  ['hm', 'harmony'],
  ['pc', 'windows'],
  ['win', 'windows'],
  ['windows', 'windows'],
  ['mac', 'mac'],
]);

/** The device that a path segment names; undefined for an unknown name. */
export const deviceByName = (name: string): Device | undefined => NAMES.get(name.toLowerCase());
