export interface PictureSources {
  avif: string;
  webp: string;
}

const LARGEST = /-780\.webp$/;

/** Art that comes in both widths and formats beside its largest file; undefined for a single picture. */
export function pictureSources(url: string): PictureSources | undefined {
  if (!LARGEST.test(url)) return undefined;
  const base = url.replace(LARGEST, '');
  const set = (format: string) => `${base}-390.${format} 390w, ${base}-780.${format} 780w`;
  return { avif: set('avif'), webp: set('webp') };
}
