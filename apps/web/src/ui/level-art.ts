import { HOUSE_ART } from './house-art.ts';

/** Level 0 has the card without a level. */
export const cardFaceOf = (level: number): string =>
  `${HOUSE_ART}/cards/${level ? `v${level}` : 'default'}.svg`;
export const badgeOf = (level: number): string => `${HOUSE_ART}/badges/v${level}.svg`;
