/** Height divided by width of the content pack's art, by the width of its largest file. */
const RATIOS: Readonly<Record<string, number>> = { 720: 1008 / 720, 780: 672 / 780, 960: 540 / 960 };
const WIDE = 540 / 960;

/** The ratio for reserving space; other pictures are assumed to be wide. */
export const ratioOf = (url: string): number => RATIOS[/-(\d+)\.webp$/.exec(url)?.[1] ?? ''] ?? WIDE;
