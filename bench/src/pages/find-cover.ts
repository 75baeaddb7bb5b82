const IMPORTANT = /<img\b[^>]*fetchPriority="high"/;
const AVIF = /<source type="image\/avif" srcSet="([^"]+)"/g;

/**
 * The picture that a page loads first, in the form for a new phone with a dense screen: the last AVIF
 * candidate before the image. Undefined without such a picture.
 */
export function findCover(html: string): string | undefined {
  const at = IMPORTANT.exec(html)?.index;
  if (at === undefined) return undefined;
  const sources = [...html.slice(0, at).matchAll(AVIF)].at(-1)?.[1];
  return sources?.split(',').at(-1)?.trim().split(' ')[0]?.replaceAll('&amp;', '&');
}
