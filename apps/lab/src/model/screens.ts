import { clientTypeOf, type Platform } from '@juban/catalog';

export const WIDTHS = [320, 390, 430, 820, 1280, 1920] as const;
/** Screens are named by their width in CSS pixels. */
export type Width = (typeof WIDTHS)[number];

const USUAL_PHONE = 390;
const WIDTH_OF_PLATFORM: Readonly<Partial<Record<Platform, Width>>> = {
  ipad: 820,
  windows: 1280,
  mac: 1280,
  tv: 1920,
};

/** The usual screen of a client type. */
export const defaultWidth = (clientType: string): Width =>
  WIDTH_OF_PLATFORM[clientTypeOf(clientType).platform] ?? USUAL_PHONE;
