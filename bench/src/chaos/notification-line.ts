import type { Chance } from '../fuzz/chance.ts';
import type { Counts } from './counts.ts';

export const ROOMS = ['alipay', 'wechat', 'qihoo', 'lenovo'] as const;
export type Room = (typeof ROOMS)[number];

/** What the product says to a provider whose word it took; WeChat goes by the status alone. */
const HEARD: Readonly<Partial<Record<Room, string>>> = { alipay: 'success', qihoo: 'ok', lenovo: 'SUCCESS' };
/** What a stranger could post instead, of those that every room knows. */
const FORGERIES = ['amount', 'key', 'app', 'stale', 'truncated'] as const;
/** By word; those with storms make 10 % lost, 10 % forged, 20 % overtaken and 30 % repeated of all that is told. */
const SHARES = { dropped: 0.15, forged: 0.15, reordered: 0.3, repeated: 0.3 };
const STORM_SHARES = { dropped: 0.1, forged: 0.12, reordered: 0.25 };
const MOST_REPEATS = 3;
const MOST_TRIES = 4;
const POST_LIMIT_MS = 20_000;
const MOST_KEPT = 400;

/** One thing that a provider has to tell. */
export interface Word {
  room: Room;
  /** Where in the room its bytes are asked for: a trade or an agreement. */
  path: string;
  tries?: number;
  /** The product said that it heard: from then on it is bound by it. */
  onHeard(): void;
}

interface Written {
  notifyUrl: string;
  headers?: Record<string, string>;
  body: string;
}

/**
 * The way from the providers to the product: it loses, repeats, overtakes and is lied to. Money has moved before a word
 * is on its way, so whatever happens here the product has to come to the same end.
 */
export function createNotificationLine(sandboxUrl: string, { notifications }: Counts) {
  const held: Word[] = [];
  const kept: Word[] = [];

  async function write({ room, path }: Word, forgery?: string): Promise<Written> {
    const join = path.includes('?') ? '&' : '?';
    const query = forgery ? `${join}forgery=${forgery}` : '';
    const response = await fetch(`${sandboxUrl}/${room}/control/${path}${query}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Written;
  }

  async function post(url: string, word: Word, forgery?: string): Promise<boolean> {
    const { notifyUrl, headers, body } = await write(word, forgery);
    notifications.posted += 1;
    const response = await fetch(new URL(new URL(notifyUrl).pathname, url), {
      method: 'POST',
      headers: headers ?? { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body,
      signal: AbortSignal.timeout(POST_LIMIT_MS),
    });
    const answer = await response.text();
    const isHeard = response.ok && (HEARD[word.room] ?? answer) === answer;
    if (isHeard && forgery === undefined) {
      word.onHeard();
      if (kept.length < MOST_KEPT) kept.push(word);
    }
    return isHeard;
  }

  /** As a provider does: told again later, a few times. */
  async function tell(url: string, word: Word): Promise<boolean> {
    const isHeard = await post(url, word).catch(() => false);
    const tries = (word.tries ?? 0) + 1;
    if (!isHeard && tries < MOST_TRIES) held.push({ ...word, tries });
    return isHeard;
  }

  async function release(url: string): Promise<void> {
    for (const word of held.splice(0)) {
      notifications.reordered += 1;
      await tell(url, word);
    }
  }

  async function stormOne(url: string, word: Word, chance: Chance): Promise<void> {
    if (chance.happens(STORM_SHARES.dropped)) {
      notifications.dropped += 1;
    } else if (chance.happens(STORM_SHARES.reordered)) {
      held.push({ ...word, tries: 0 });
    } else {
      const isForged = chance.happens(STORM_SHARES.forged);
      notifications[isForged ? 'forged' : 'repeated'] += 1;
      await post(url, word, isForged ? chance.pick(FORGERIES) : undefined);
    }
  }

  return {
    /** One word, by chance on one of these ways; true where it was heard at once. */
    async send(url: string, word: Word, chance: Chance): Promise<boolean> {
      notifications.first += 1;
      if (chance.happens(SHARES.dropped)) {
        notifications.dropped += 1;
        return false;
      }
      if (chance.happens(SHARES.forged)) {
        notifications.forged += 1;
        await post(url, word, chance.pick(FORGERIES)).catch(() => false);
      }
      if (chance.happens(SHARES.reordered)) {
        held.push(word);
        return false;
      }
      const isHeard = await tell(url, word);
      if (chance.happens(SHARES.repeated)) {
        const times = 1 + chance.int(MOST_REPEATS);
        notifications.repeated += times;
        await Promise.all(Array.from({ length: times }, () => post(url, word).catch(() => false)));
      }
      await release(url);
      return isHeard;
    },
    /** Words of long ago once more, in any order, a forged one among them now and then. */
    async storm(url: string, chance: Chance, size: number): Promise<void> {
      if (kept.length === 0) return;
      const posts = Array.from({ length: size }, () => stormOne(url, chance.pick(kept), chance));
      await Promise.allSettled(posts);
    },
    /** All that waits, now. */
    flush: release,
  };
}

export type NotificationLine = ReturnType<typeof createNotificationLine>;
