const ART = '/content/demo/art';

/** Level 0 has the face without a level. */
export const cardFaceOf = (level: number): string => `${ART}/cards/${level ? `v${level}` : 'default'}.svg`;
export const badgeOf = (level: number): string => `${ART}/badges/v${level}.svg`;
