import type { CardLevel } from '@juban/domain/membership-card';

const ART = '/content/demo/art';

export const cardFaceOf = (level: CardLevel): string => `${ART}/cards/${level ? `v${level}` : 'default'}.svg`;
export const badgeOf = (level: number): string => `${ART}/badges/v${level}.svg`;
