/**
 * For answers that change with the next write: shared caches revalidate after five seconds, browsers every
 * time.
 */
export const SHARED_A_MOMENT = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';

/** For answers that would get another address if they changed. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client has it already. A cache in between may have weakened the tag, and may send several. */
export function isHeldTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((held) => strong(held) === strong(tag));
}
