import { PRODUCT_ART } from './product-art.ts';

/** Level 0 has the card without a level. */
export const cardFaceOf = (level: number): string =>
  `${PRODUCT_ART}/cards/${level ? `v${level}` : 'default'}.svg`;
export const badgeOf = (level: number): string => `${PRODUCT_ART}/badges/v${level}.svg`;
