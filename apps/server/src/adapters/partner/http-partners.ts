import { createHmac } from 'node:crypto';
import { z } from 'zod/mini';
import type { PartnerConfig } from '../../config/partners-config.ts';
import { sameText } from '../../lib/secrets.ts';
import {
  type PartnerGateway,
  type PartnerPages,
  PartnerRefused,
  PartnerUnavailable,
} from '../../ports/partner-gateway.ts';

/** Two calls and our own work must fit into the ten seconds in which a client is answered. */
const TIME_LIMIT_MS = 3_500;
const NOT_THERE = 404;
/** A secret that is being changed, or an overloaded partner: the request may still succeed later. */
const NOT_NOW: ReadonlySet<number> = new Set([401, 408, 425, 429]);

const account = z.object({
  openId: z.string().check(z.regex(/^[\w.@-]{1,128}$/)),
  nickName: z.string().check(z.maxLength(64)),
  headImg: z.string().check(z.maxLength(512)),
});

interface Ask {
  method: 'POST';
  path: string;
  body?: object;
  /** A partner processes each key once. */
  key?: string;
}

interface HttpPartnersOptions extends PartnerConfig {
  now?: () => number;
  timeLimitMs?: number;
}

/** Partners over HTTP, by one small protocol of ours that each partner implements. */
export function createHttpPartners(options: HttpPartnersOptions): PartnerGateway & PartnerPages {
  const { url, appId, secret, now = Date.now, timeLimitMs = TIME_LIMIT_MS } = options;

  function headersOf({ method, path, key = '' }: Ask, text: string): Record<string, string> {
    const at = String(now());
    const signed = [method, path, at, key, text].join('\n');
    const sign = createHmac('sha256', secret).update(signed).digest('hex');
    return {
      'x-app-id': appId,
      'x-at': at,
      'x-sign': sign,
      ...(key ? { 'idempotency-key': key } : {}),
      ...(text ? { 'content-type': 'application/json' } : {}),
    };
  }

  /** Undefined if the partner answers "not found". Errors never contain what was sent or answered. */
  async function ask(wanted: Ask): Promise<unknown> {
    const { method, path, body } = wanted;
    const text = body ? JSON.stringify(body) : '';
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: headersOf(wanted, text),
        body: text || null,
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (response.ok) return await response.json();
      if (response.status === NOT_THERE) return undefined;
      const isNo = response.status < 500 && !NOT_NOW.has(response.status);
      throw new (isNo ? PartnerRefused : PartnerUnavailable)(`the partner answered ${response.status}`);
    } catch (error) {
      if (error instanceof PartnerUnavailable || error instanceof PartnerRefused) throw error;
      throw new PartnerUnavailable(`the partner could not be called: ${(error as Error).name}`);
    }
  }

  async function order(partner: string, what: string, body: object, key: string): Promise<void> {
    const done = await ask({ method: 'POST', path: `/${partner}/${what}`, body, key });
    if (done === undefined) throw new PartnerRefused('the partner has no such account');
  }

  return {
    async findAccount(partner, query) {
      // A body, not a query: a phone must not appear in access logs.
      const found = await ask({ method: 'POST', path: `/${partner}/accounts/find`, body: query });
      if (found === undefined) return undefined;
      const read = z.safeParse(account, found);
      if (!read.success) throw new PartnerUnavailable('the partner’s answer cannot be read');
      return read.data;
    },
    bind: (partner, binding, key) => order(partner, 'bindings', binding, key),
    grant: (partner, grant, key) => order(partner, 'grants', grant, key),

    async bindPageOf(partner, { returnUrl, appId: known, state, nonce }) {
      const page = new URL(`${url}/${partner}/authorize`);
      page.searchParams.set('appId', known);
      page.searchParams.set('returnUrl', returnUrl);
      page.searchParams.set('state', state);
      page.searchParams.set('nonce', nonce);
      return page.href;
    },

    isSignedReturn(partner, { state, nonce, openId, nickName, sign }) {
      const signed = ['RETURN', `/${partner}/authorize`, state, nonce, openId, nickName].join('\n');
      return sameText(sign, createHmac('sha256', secret).update(signed).digest('hex'));
    },
  };
}

/** Without a partner API no account can be bound, and earlier grants wait. */
export function createNoPartners(): PartnerGateway & PartnerPages {
  const none = async () => {
    throw new PartnerUnavailable('no partner is configured');
  };
  return { findAccount: none, bind: none, grant: none, bindPageOf: none, isSignedReturn: () => false };
}
