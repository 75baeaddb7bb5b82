import type { Chance } from '../fuzz/chance.ts';
import type { Counts } from './counts.ts';

export const PROVIDERS = ['alipay', 'wechat', 'qihoo', 'lenovo'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The product's acknowledgement per provider; for WeChat, the HTTP status counts. */
const ACKNOWLEDGEMENTS: Readonly<Partial<Record<Provider, string>>> = {
  alipay: 'success',
  qihoo: 'ok',
  lenovo: 'SUCCESS',
};
/** Forgeries that all providers support. */
const FORGERIES = ['amount', 'key', 'app', 'stale', 'truncated'] as const;
/**
 * Shares per notification. Together with storms, about 10 % of all deliveries are dropped, 10 % forged, 20 %
 * reordered and 30 % repeated.
 */
const SHARES = { dropped: 0.15, forged: 0.15, reordered: 0.3, repeated: 0.3 };
const STORM_SHARES = { dropped: 0.1, forged: 0.12, reordered: 0.25 };
const MAX_REPEATS = 3;
const MAX_TRIES = 4;
const POST_LIMIT_MS = 20_000;
const MAX_KEPT = 400;

/** A notification of a provider. */
export interface ProviderNotification {
  provider: Provider;
  /** Path of the notification in the control API: a trade or an agreement. */
  path: string;
  tries?: number;
  /** Called when the product acknowledges the notification, which makes it a fact. */
  onAcknowledged(): void;
}

interface Written {
  notifyUrl: string;
  headers?: Record<string, string>;
  body: string;
}

/**
 * The network between providers and product: drops, repeats, reorders and forges notifications. The money has
 * moved before, so the product must reach the same result in every case.
 */
export function createNotificationLine(sandboxUrl: string, { notifications }: Counts) {
  const held: ProviderNotification[] = [];
  const kept: ProviderNotification[] = [];

  async function write({ provider, path }: ProviderNotification, forgery?: string): Promise<Written> {
    const join = path.includes('?') ? '&' : '?';
    const query = forgery ? `${join}forgery=${forgery}` : '';
    const response = await fetch(`${sandboxUrl}/${provider}/control/${path}${query}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Written;
  }

  async function post(url: string, notification: ProviderNotification, forgery?: string): Promise<boolean> {
    const { notifyUrl, headers, body } = await write(notification, forgery);
    notifications.posted += 1;
    const response = await fetch(new URL(new URL(notifyUrl).pathname, url), {
      method: 'POST',
      headers: headers ?? { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body,
      signal: AbortSignal.timeout(POST_LIMIT_MS),
    });
    const answer = await response.text();
    const isAcknowledged = response.ok && (ACKNOWLEDGEMENTS[notification.provider] ?? answer) === answer;
    if (isAcknowledged && forgery === undefined) {
      notification.onAcknowledged();
      if (kept.length < MAX_KEPT) kept.push(notification);
    }
    return isAcknowledged;
  }

  /** Retries a few times, like a provider. */
  async function sendOrRetry(url: string, notification: ProviderNotification): Promise<boolean> {
    const isAcknowledged = await post(url, notification).catch(() => false);
    const tries = (notification.tries ?? 0) + 1;
    if (!isAcknowledged && tries < MAX_TRIES) held.push({ ...notification, tries });
    return isAcknowledged;
  }

  async function release(url: string): Promise<void> {
    for (const notification of held.splice(0)) {
      notifications.reordered += 1;
      await sendOrRetry(url, notification);
    }
  }

  async function stormOne(url: string, notification: ProviderNotification, chance: Chance): Promise<void> {
    if (chance.happens(STORM_SHARES.dropped)) {
      notifications.dropped += 1;
    } else if (chance.happens(STORM_SHARES.reordered)) {
      held.push({ ...notification, tries: 0 });
    } else {
      const isForged = chance.happens(STORM_SHARES.forged);
      notifications[isForged ? 'forged' : 'repeated'] += 1;
      await post(url, notification, isForged ? chance.pick(FORGERIES) : undefined);
    }
  }

  return {
    /** Sends a notification in a random way and returns whether it was acknowledged at once. */
    async send(url: string, notification: ProviderNotification, chance: Chance): Promise<boolean> {
      notifications.first += 1;
      if (chance.happens(SHARES.dropped)) {
        notifications.dropped += 1;
        return false;
      }
      if (chance.happens(SHARES.forged)) {
        notifications.forged += 1;
        await post(url, notification, chance.pick(FORGERIES)).catch(() => false);
      }
      if (chance.happens(SHARES.reordered)) {
        held.push(notification);
        return false;
      }
      const isAcknowledged = await sendOrRetry(url, notification);
      if (chance.happens(SHARES.repeated)) {
        const times = 1 + chance.int(MAX_REPEATS);
        notifications.repeated += times;
        await Promise.all(Array.from({ length: times }, () => post(url, notification).catch(() => false)));
      }
      await release(url);
      return isAcknowledged;
    },
    /** Sends old notifications again, in any order, sometimes with a forged one. */
    async storm(url: string, chance: Chance, size: number): Promise<void> {
      if (kept.length === 0) return;
      const posts = Array.from({ length: size }, () => stormOne(url, chance.pick(kept), chance));
      await Promise.allSettled(posts);
    },
    /** Sends everything that is held for reordering. */
    flush: release,
  };
}

export type NotificationLine = ReturnType<typeof createNotificationLine>;
