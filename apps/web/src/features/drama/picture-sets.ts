/** Widths each kind of art comes in; its address names one of them. */
const WIDTHS = { poster: [240, 480, 720], still: [480, 960], portrait: [160, 320] } as const;

export type PictureKind = keyof typeof WIDTHS;

export interface PictureSets {
  avif: string;
  webp: string;
}

const NAMED = /-\d+\.webp(\?.*)?$/;

/** Every width and format beside the one an address names; undefined for a picture that stands alone. */
export function pictureSets(url: string, kind: PictureKind): PictureSets | undefined {
  const query = NAMED.exec(url)?.[1] ?? '';
  if (!NAMED.test(url)) return undefined;
  const base = url.replace(NAMED, '');
  const set = (format: string) =>
    WIDTHS[kind].map((width) => `${base}-${width}.${format}${query} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
