const POSTER = [240, 480, 720];

/** Widths of each kind of art, recognized by its address. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  160: [160, 320],
  256: [128, 256],
  480: POSTER,
  716: [358, 716],
  720: POSTER,
  780: [390, 780],
  840: [480, 840],
  960: [480, 960],
  1170: [780, 1_170],
};
const NAMED = /-(\d+)\.webp$/;

type Format = 'avif' | 'webp';

/** The srcset of each format; the browser uses the first format it supports. */
export type PictureSet = Readonly<Partial<Record<Format, string>>>;

const widthsOf = (url: string) => WIDTHS[NAMED.exec(url)?.[1] ?? ''];

/** One file of a picture; the picture itself if it has no other files. */
export const pictureFile = (url: string, width: number, format: Format): string =>
  widthsOf(url) ? url.replace(NAMED, `-${width}.${format}`) : url;

/** Both formats in the `most` smallest widths or all; undefined for a picture without other files. */
export function pictureSet(url: string, most?: number): Required<PictureSet> | undefined {
  const widths = widthsOf(url)?.slice(0, most);
  if (!widths) return undefined;
  const set = (format: Format) =>
    widths.map((width) => `${pictureFile(url, width, format)} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
