/** Height over width of a pack's art, by the width its widest file names. */
const RATIOS: Readonly<Record<string, number>> = { 720: 1008 / 720, 780: 672 / 780, 960: 540 / 960 };
const WIDE = 540 / 960;

/** Of the room a picture needs before it is there; a stranger's is taken as wide. */
export const ratioOf = (url: string): number => RATIOS[/-(\d+)\.webp$/.exec(url)?.[1] ?? ''] ?? WIDE;
