const NAMED = /-(?:240|480|720)\.webp(\?.*)?$/;
/** Nothing on the page is large enough for the 720 one. */
const WIDTHS = [240, 480];

/** Both formats of a poster in the widths the page can use; undefined for a picture that stands alone. */
export function posterSets(url: string): { avif: string; webp: string } | undefined {
  const named = NAMED.exec(url);
  if (!named) return undefined;
  const [, version = ''] = named;
  const base = url.slice(0, named.index);
  const set = (format: string) =>
    WIDTHS.map((width) => `${base}-${width}.${format}${version} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
