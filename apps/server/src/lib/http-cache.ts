/** For what changes with the next write: caches in between ask after five seconds, readers every time. */
export const SHARED_A_MOMENT = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';

/** For what another address would be given to if it changed. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the asker has it already. A cache in between may have weakened the tag it kept, and may ask with several. */
export function isHeldTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((held) => strong(held) === strong(tag));
}
