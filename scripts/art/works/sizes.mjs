// The rendered widths, with the maximum size of each file in bytes.
const KB = 1024;

const sizesOf =
  (ratio, ...rows) =>
  () =>
    rows.map(([width, avif, webp]) => ({
      width,
      height: Math.round(width * ratio),
      formats: { avif: avif * KB, webp: webp * KB },
    }));

export const posterSizes = sizesOf(7 / 5, [240, 14, 18], [480, 34, 44], [720, 60, 78]);
export const stillSizes = sizesOf(9 / 16, [480, 18, 24], [960, 50, 64]);
export const portraitSizes = sizesOf(1, [160, 6, 8], [320, 14, 18]);
export const iconSizes = sizesOf(1, [128, 7, 9], [256, 18, 22]);
export const keyArtSizes = sizesOf(9 / 16, [480, 18, 24], [840, 40, 50]);
export const bannerSizes = sizesOf(10 / 13, [780, 48, 62], [1170, 84, 108]);
export const wallSizes = sizesOf(672 / 780, [390, 12, 18], [780, 28, 38]);
export const inkHeadSizes = sizesOf(300 / 390, [390, 24, 31], [780, 40, 52]);
export const dotHeadSizes = sizesOf(220 / 358, [358, 24, 31], [716, 40, 52]);
export const tutorialSizes = sizesOf(1104 / 390, [390, 42, 58], [780, 70, 96]);

/** A single WebP with its own name. */
export const single = (width, height, name, most) => [{ width, height, name, formats: { webp: most * KB } }];
