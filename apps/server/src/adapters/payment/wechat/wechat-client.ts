import { createPrivateKey } from 'node:crypto';
import type { BrandId } from '@juban/catalog';
import type { WechatAccount } from '../../../config/wechat-config.ts';
import { ProviderRefused, ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import type { Accounts } from '../accounts.ts';
import { askInTime } from '../ask-in-time.ts';
import { createPlatformKeys, type SignedText } from './wechat-platform-keys.ts';
import {
  authorizationOf,
  findSealFault,
  isSealOf,
  type Signer,
  type WechatSeal,
} from './wechat-signature.ts';

const REQUEST_LIMIT_MS = 6_000;
/** A notification waits for these too, and must be answered within 5 s. */
const CERTIFICATES_LIMIT_MS = 3_000;
const CERTIFICATES = '/v3/certificates';
const TOO_MANY_REQUESTS = 429;

export interface WechatAnswer {
  status: number;
  /** WeChat's error code; empty for success. */
  code: string;
  fields: Readonly<Record<string, unknown>>;
}

interface Reply extends SignedText {
  status: number;
}

export interface WechatSession {
  merchant: WechatAccount;
  signer: Signer;
  /** Why this is not signed by WeChat; undefined if it is. */
  findFault(signed: SignedText): Promise<string | undefined>;
}

export interface WechatClientOptions {
  merchants: Accounts<WechatAccount>;
  /** https://api.mch.weixin.qq.com, or the sandbox's. */
  apiUrl: string;
  now(): number;
}

export type WechatClient = ReturnType<typeof createWechatClient>;

/** The only failure that proves a forgery: a key may be unknown while certificates cannot be fetched. */
export const MISFIT = 'its signature is invalid';

/** API v3, one session per merchant: signs requests, and accepts only answers signed by WeChat. */
export function createWechatClient({ merchants, apiUrl, now }: WechatClientOptions) {
  const sessions = new WeakMap<WechatAccount, WechatSession>();

  async function request(signer: Signer, call: Call, limitMs: number): Promise<Reply> {
    const address = new URL(apiUrl + call.path);
    const body = call.body ? JSON.stringify(call.body) : '';
    const signed = { method: call.method, path: address.pathname + address.search, body };
    const response = await fetch(address, {
      method: call.method,
      headers: {
        accept: 'application/json',
        'user-agent': 'juban',
        authorization: authorizationOf(signer, signed, now()),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const seal = readSeal((name) => response.headers.get(name) ?? '');
    return { status: response.status, seal, text: await response.text() };
  }

  function openSession(merchant: WechatAccount): WechatSession {
    const { mchId, serialNo } = merchant;
    const signer = { mchId, serialNo, key: createPrivateKey(merchant.privateKey) };
    const call = { method: 'GET', path: CERTIFICATES } as const;
    const download = () => request(signer, call, CERTIFICATES_LIMIT_MS);
    const keys = createPlatformKeys({ merchant, download, now });
    return {
      merchant,
      signer,
      async findFault({ seal, text }) {
        const fault = findSealFault(seal, now());
        if (fault) return fault;
        const key = await keys.find(seal.serial);
        if (!key) return 'its signing key is unknown';
        return isSealOf(seal, text, key) ? undefined : MISFIT;
      },
    };
  }

  function sessionOf(merchant: WechatAccount): WechatSession {
    const session = sessions.get(merchant) ?? openSession(merchant);
    sessions.set(merchant, session);
    return session;
  }

  async function send(session: WechatSession, call: Call): Promise<WechatAnswer> {
    const reply = await request(session.signer, call, REQUEST_LIMIT_MS);
    const isYes = reply.status >= 200 && reply.status < 300;
    // A refusal is not always signed, and moves no money.
    const fault = isYes ? await session.findFault(reply) : undefined;
    if (fault) throw new ProviderUnavailable(`WeChat's answer cannot be trusted: ${fault}`);
    const fields = reply.text ? (JSON.parse(reply.text) as WechatAnswer['fields']) : {};
    return { status: reply.status, code: isYes ? '' : String(fields.code), fields };
  }

  async function sendWithKeys(brand: BrandId, call: Call): Promise<WechatAnswer> {
    const answer = await send(sessionOf(await merchants.of(brand)), call);
    const renewed = answer.status === 401 ? await merchants.renewed(brand) : undefined;
    return renewed ? send(sessionOf(renewed), call) : answer;
  }

  return {
    now,
    session: async (brand: BrandId) => sessionOf(await merchants.of(brand)),
    renewedSession: async (brand: BrandId) => {
      const renewed = await merchants.renewed(brand);
      return renewed && sessionOf(renewed);
    },
    exec: (brand: BrandId, call: Call): Promise<WechatAnswer> =>
      askInTime(sendWithKeys(brand, call), 'WeChat'),
  };
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

export function readSeal(header: (name: string) => string): WechatSeal {
  return {
    timestamp: header('wechatpay-timestamp'),
    nonce: header('wechatpay-nonce'),
    signature: header('wechatpay-signature'),
    serial: header('wechatpay-serial'),
  };
}

export function requireSuccess(what: string, answer: WechatAnswer): WechatAnswer['fields'] {
  if (!answer.code) return answer.fields;
  const isPassing = answer.status >= 500 || answer.status === TOO_MANY_REQUESTS;
  const Failure = isPassing ? ProviderUnavailable : ProviderRefused;
  throw new Failure(`${what} was refused: ${answer.status} ${answer.code}`);
}
