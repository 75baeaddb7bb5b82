import type { WechatTickets } from '../../ports/wechat-tickets.ts';

const TIME_LIMIT_MS = 4_000;
/** Subtracted from WeChat's lifetime, so that a ticket does not expire on its way to the page. */
const MARGIN_MS = 300_000;
/** The pause after a failure, because every visitor would call WeChat again. */
const REST_MS = 10_000;
/** A token that WeChat has meanwhile replaced, expired or never known. */
const STALE_TOKEN = new Set([40_001, 40_014, 42_001]);

export interface WechatTicketsOptions {
  appId: string;
  appSecret: string;
  apiUrl: string;
  now: () => number;
}

interface Kept {
  value: string;
  until: number;
}

interface WechatAnswer {
  errcode?: number;
  access_token?: string;
  ticket?: string;
  expires_in?: number;
}

class WechatRefusal extends Error {
  readonly errcode: number;
  constructor(errcode: number) {
    super(`WeChat refused: ${errcode}`);
    this.errcode = errcode;
  }
}

/** WeChat's HTTP API. It limits requests, so token and ticket are cached as long as they are valid. */
export function createWechatTickets(options: WechatTicketsOptions): WechatTickets {
  const { now } = options;
  let token: Kept | undefined;
  let ticket: Kept | undefined;
  let asking: Promise<string> | undefined;
  let restUntil = 0;

  const getToken = async (): Promise<string> => {
    if (token && now() < token.until) return token.value;
    // The stable kind: several processes can request it without invalidating one another's.
    const answer = await ask(options, '/cgi-bin/stable_token', {
      grant_type: 'client_credential',
      appid: options.appId,
      secret: options.appSecret,
    });
    token = keep(answer.access_token, answer.expires_in, now());
    return token.value;
  };
  const askTicket = async (): Promise<string> => {
    const query = new URLSearchParams({ access_token: await getToken(), type: 'jsapi' });
    const answer = await ask(options, `/cgi-bin/ticket/getticket?${query}`);
    ticket = keep(answer.ticket, answer.expires_in, now());
    return ticket.value;
  };
  const renew = async (): Promise<string> => {
    if (now() < restUntil) throw new Error('WeChat refused a ticket less than ten seconds ago');
    try {
      return await askTicket().catch((cause: unknown) => {
        if (!(cause instanceof WechatRefusal) || !STALE_TOKEN.has(cause.errcode)) throw cause;
        token = undefined;
        return askTicket();
      });
    } catch (cause) {
      restUntil = now() + REST_MS;
      throw cause;
    }
  };
  return {
    async getTicket() {
      if (ticket && now() < ticket.until) return ticket.value;
      asking ??= renew().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

/** Errors contain nothing of an address or a body, because both have secrets. */
async function ask({ apiUrl }: WechatTicketsOptions, path: string, body?: object): Promise<WechatAnswer> {
  const response = await fetch(apiUrl + path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`WeChat answered ${response.status}`);
  const answer = (await response.json().catch(() => {
    throw new Error("WeChat's answer cannot be read");
  })) as WechatAnswer;
  if (answer.errcode) throw new WechatRefusal(answer.errcode);
  return answer;
}

function keep(value: string | undefined, expiresIn: number | undefined, now: number): Kept {
  if (!value || !expiresIn) throw new Error("WeChat's answer lacks the requested value");
  return { value, until: now + expiresIn * 1_000 - MARGIN_MS };
}
