interface PictureShape {
  /** Height over width. */
  ratio: number;
  avif?: string;
  webp?: string;
}

/** The art of a pack by the width its widest file names: what it is, and what widths lie beside it. */
const SHELVES: Readonly<Record<string, { ratio: number; widths: readonly number[] }>> = {
  720: { ratio: 1008 / 720, widths: [240, 480, 720] },
  780: { ratio: 672 / 780, widths: [390, 780] },
  960: { ratio: 540 / 960, widths: [480, 960] },
};
const WIDE = 540 / 960;
const NAMED = /-(\d{3,4})\.webp(\?.*)?$/;

/** The room a picture needs before it is there, and the files to choose from; a stranger's is taken as wide. */
export function pictureShape(url: string): PictureShape {
  const named = NAMED.exec(url);
  const shelf = SHELVES[named?.[1] ?? ''];
  if (!named || !shelf) return { ratio: WIDE };
  const [, , version = ''] = named;
  const base = url.slice(0, named.index);
  const set = (format: string) =>
    shelf.widths.map((wide) => `${base}-${wide}.${format}${version} ${wide}w`).join(', ');
  return { ratio: shelf.ratio, avif: set('avif'), webp: set('webp') };
}
