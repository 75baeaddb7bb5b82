/** Widths that a kind of art comes in, by its widest. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  '256': [128, 256],
  '720': [240, 480],
  '960': [480, 960],
  '1170': [780, 1_170],
};
const WIDEST = /-(256|720|960|1170)\.webp$/;

type Format = 'avif' | 'webp';

/** One file of a picture; the picture itself where it stands alone. */
export const pictureFile = (url: string, width: number, format: Format): string =>
  url.replace(WIDEST, `-${width}.${format}`);

/** Both formats in the widths a phone can use; undefined for a picture that stands alone. */
export function pictureSet(url: string): Record<Format, string> | undefined {
  const named = WIDEST.exec(url);
  const widths = WIDTHS[named?.[1] ?? ''];
  if (!named || !widths) return undefined;
  const base = url.slice(0, named.index);
  const set = (format: Format) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
