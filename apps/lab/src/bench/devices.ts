import type { Width } from '../model/screens.ts';

/** A screen size for a page, in CSS pixels. */
export interface Device {
  kind: 'phone' | 'tablet' | 'window' | 'tv';
  /** Name in the picker. */
  name: string;
  width: Width;
  height: number;
  /** Height of what is above the page: a status bar, or a window's title bar. */
  bar: number;
  /** Camera cut-out in the status bar of newer phones. */
  island: boolean;
  radius: number;
  bezel: number;
  /** Height of the device's foot. */
  foot: number;
}

const phone = { kind: 'phone', island: true, bezel: 9, foot: 0 } as const;

export const DEVICES: Readonly<Record<Width, Device>> = {
  320: { ...phone, name: '320', width: 320, height: 568, bar: 20, island: false, radius: 26, bezel: 10 },
  390: { ...phone, name: '390', width: 390, height: 844, bar: 46, radius: 44 },
  430: { ...phone, name: '430', width: 430, height: 932, bar: 50, radius: 48 },
  820: {
    kind: 'tablet',
    name: '平板',
    width: 820,
    height: 1180,
    bar: 30,
    island: false,
    radius: 24,
    bezel: 26,
    foot: 0,
  },
  1280: {
    kind: 'window',
    name: '桌面',
    width: 1280,
    height: 848,
    bar: 48,
    island: false,
    radius: 12,
    bezel: 1,
    foot: 0,
  },
  1920: {
    kind: 'tv',
    name: '电视',
    width: 1920,
    height: 1080,
    bar: 0,
    island: false,
    radius: 6,
    bezel: 18,
    foot: 64,
  },
};
