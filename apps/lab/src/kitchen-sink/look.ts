import { BRANDS, type Brand, DEFAULT_BRAND } from '@juban/catalog';

export const THEMES = ['light', 'dark'] as const;

export interface Look {
  brand: Brand;
  theme: (typeof THEMES)[number];
}

/** Parses brand and theme from the address; missing or invalid values get the default. */
export function lookOf(search: string): Look {
  const asked = new URLSearchParams(search);
  const brand = Object.values(BRANDS).find(({ id }) => id === asked.get('brand')) ?? BRANDS[DEFAULT_BRAND];
  const theme = THEMES.find((name) => name === asked.get('theme')) ?? 'light';
  return { brand, theme };
}

export function addressOf({ brand, theme }: Look): string {
  return `?theme=${theme}&brand=${brand.id}`;
}
