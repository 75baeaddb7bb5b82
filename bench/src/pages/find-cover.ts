const IMPORTANT = /<img\b[^>]*fetchPriority="high"/;
const AVIF = /<source type="image\/avif" srcSet="([^"]+)"/g;

/**
 * The picture a page asks for first, in the form a new phone with a dense screen takes: the last AVIF candidate
 * before the image. Nothing where a page has no such picture.
 */
export function findCover(html: string): string | undefined {
  const at = IMPORTANT.exec(html)?.index;
  if (at === undefined) return undefined;
  const sources = [...html.slice(0, at).matchAll(AVIF)].at(-1)?.[1];
  return sources?.split(',').at(-1)?.trim().split(' ')[0]?.replaceAll('&amp;', '&');
}
