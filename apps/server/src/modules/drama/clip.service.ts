import { type Secrets, sameText } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';

const HOUR_MS = 3_600_000;
/**
 * Links last for whole hours: each is valid between one and two, and within an hour everyone gets the same
 * one.
 */
const HOURS = 2;

export type ClipService = ReturnType<typeof createClipService>;

/**
 * Addresses of clips contain their end and our signature of it. Anyone who has one may play it until then, by
 * the real clock.
 */
export function createClipService({ secrets, clock }: { secrets: Secrets; clock: Clock }) {
  const markOf = (path: string, expires: string) => secrets.index('clip', `${path}\n${expires}`);

  const thisHour = () => Math.floor(clock.realNow().getTime() / HOUR_MS);

  return {
    /** Path and query, on our own origin. */
    linkTo(path: string): string {
      const expires = String((thisHour() + HOURS) * HOUR_MS);
      return `${path}?${new URLSearchParams({ expires, mark: markOf(path, expires) })}`;
    },

    /** When the next links are due; the current ones still play for an hour from then. */
    renewAt: () => new Date((thisHour() + 1) * HOUR_MS),

    /** True for an address that linkTo made and that has not expired. */
    mayPlay(address: string): boolean {
      const [path = '', query = ''] = address.split('?', 2);
      const given = new URLSearchParams(query);
      const expires = given.get('expires') ?? '';
      const isOurs = sameText(given.get('mark') ?? '', markOf(path, expires));
      return isOurs && clock.realNow().getTime() < Number(expires);
    },
  };
}
