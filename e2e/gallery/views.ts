import { BRANDS, type BrandId, CLIENT_TYPES } from '@juban/catalog';

/** Brand, theme, viewport and device of a picture. */
export interface View {
  name: string;
  brand: BrandId;
  theme: 'light' | 'dark';
  width: number;
}

const MAIN_BRAND: BrandId = 'yujian';
const PHONE = 390;
const PHONE_WIDTHS = [320, 430];
const DESKTOP = 1280;
const THEMES = ['light', 'dark'] as const;

const view = (brand: BrandId, theme: View['theme'], width: number): View => ({
  name: `${brand}-${theme}-${width}`,
  brand,
  theme,
  width,
});

/** First states are shown in every brand and at every width; others in both themes of the main brand. */
export function viewsOf({ first, desktop }: { first: boolean; desktop: boolean }): View[] {
  const brands = (Object.keys(BRANDS) as BrandId[]).filter((brand) => first || brand === MAIN_BRAND);
  const widths = first ? PHONE_WIDTHS : [];
  return [
    ...brands.flatMap((brand) => THEMES.map((theme) => view(brand, theme, PHONE))),
    ...widths.map((width) => view(MAIN_BRAND, 'light', width)),
    ...(desktop ? THEMES.map((theme) => view(MAIN_BRAND, theme, DESKTOP)) : []),
  ];
}

/** A client type whose pages have the theme of this brand. */
export function clientTypeFor(brand: BrandId): string {
  const own = CLIENT_TYPES.filter((clientType) => clientType.brand === brand);
  return (own.find(({ platform }) => platform === 'android') ?? own[0])?.id ?? '';
}
