import type { WechatTickets } from '../../ports/wechat-tickets.ts';

const TIME_LIMIT_MS = 4_000;
/** Taken off what WeChat promises, so that a ticket given out does not end on its way. */
const MARGIN_MS = 300_000;
/** After a failure WeChat is left alone for a moment: every visitor would ask it again. */
const REST_MS = 10_000;
/** A token that WeChat has meanwhile replaced, ended or never known. */
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

/** WeChat's HTTP API. It counts what is asked for, so token and ticket are kept as long as they hold. */
export function createWechatTickets(options: WechatTicketsOptions): WechatTickets {
  const { now } = options;
  let token: Kept | undefined;
  let ticket: Kept | undefined;
  let asking: Promise<string> | undefined;
  let restUntil = 0;

  const getToken = async (): Promise<string> => {
    if (token && now() < token.until) return token.value;
    // The stable kind: several processes ask for it without ending each other's.
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
    if (now() < restUntil) throw new Error('WeChat gave no ticket a moment ago');
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

/** Nothing of an address or a body comes into an error: both carry secrets. */
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
    throw new Error('WeChat answered what cannot be read');
  })) as WechatAnswer;
  if (answer.errcode) throw new WechatRefusal(answer.errcode);
  return answer;
}

function keep(value: string | undefined, expiresIn: number | undefined, now: number): Kept {
  if (!value || !expiresIn) throw new Error('WeChat answered without what was asked for');
  return { value, until: now + expiresIn * 1_000 - MARGIN_MS };
}
