import type { Width } from '../model/lab-address.ts';

/** A screen to look at a page on, in the page's own pixels. */
export interface Device {
  width: Width;
  height: number;
  /** Height of the status bar above the page; 0 for a window on a desk. */
  bar: number;
  /** The camera's place in the bar of newer phones. */
  island: boolean;
  radius: number;
  bezel: number;
}

export const DEVICES: Readonly<Record<Width, Device>> = {
  320: { width: 320, height: 568, bar: 20, island: false, radius: 26, bezel: 10 },
  390: { width: 390, height: 844, bar: 46, island: true, radius: 44, bezel: 9 },
  430: { width: 430, height: 932, bar: 50, island: true, radius: 48, bezel: 9 },
  1280: { width: 1280, height: 800, bar: 0, island: false, radius: 8, bezel: 1 },
};
