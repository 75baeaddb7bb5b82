import { createHmac } from 'node:crypto';
import { BRANDS } from '@juban/catalog';
import { breakBody } from './break-body.ts';
import { breakInput } from './break-input.ts';
import type { Chance } from './chance.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { breakHeaders } from './headers.ts';
import { JUNK_TEXTS, writeJson } from './junk.ts';
import { breakForm, writeForm } from './upload-form.ts';
import type { Write } from './watch-writes.ts';

/** Credentials for an endpoint outside the contract package. */
export interface Credentials {
  userId: string;
  partnerSecret: string;
  /** Of a picture that may be uploaded. */
  upload: { key: string; token: string };
  /** The first is a picture, the others only look like one. */
  pictures: readonly Buffer[];
}

interface Endpoint {
  make(credentials: Credentials, chance: Chance): FuzzRequest;
  /** The caller expects its own answer format instead of the envelope. */
  answersPlainly?: true;
  /** What a refused request may use up. */
  spends?: readonly Write[];
}

const ADDRESSES = 200;
const addressOf = (chance: Chance) => `127.0.0.${1 + chance.int(ADDRESSES)}`;
const junkPath = (chance: Chance) => encodeURIComponent(chance.pick(JUNK_TEXTS).toWellFormed());

const EVENTS = [
  { event: 'level', facts: { level: 10 } },
  { event: 'top-up', facts: { fen: 4_400 } },
  { event: 'sign-up', facts: {} },
] as const;

/** Valid facts, broken facts with a valid signature, or valid facts with a broken signature. */
function makeCallback({ userId, partnerSecret }: Credentials, chance: Chance): FuzzRequest {
  const { event, facts } = chance.pick(EVENTS);
  const body = { activity: 'shandian', userId, at: 1_700_000_000_000, ...facts };
  const input = chance.happens(0.6) ? breakInput(body, chance) : body;
  const payload = Buffer.from(writeJson(input));
  const partner = chance.happens(0.9) ? 'thunder' : junkPath(chance);
  const url = `/partner/${partner}/${chance.happens(0.9) ? event : junkPath(chance)}`;
  return signAsPartner({ url, payload, partnerSecret }, chance);
}

interface PartnerCall {
  url: string;
  payload: Buffer;
  partnerSecret: string;
}

/** Usually signed as a game's maker does. */
function signAsPartner({ url, payload, partnerSecret }: PartnerCall, chance: Chance): FuzzRequest {
  const at = String(Date.now() + chance.pick([0, 0, 0, 0, -299_000, -301_000, 301_000]));
  const key = chance.happens(0.9)
    ? `fuzz-${chance.int(1_000_000)}-event`
    : chance.pick(['', 'short', '\u0001']);
  const signed = ['POST', url, at, key, payload.toString('utf8')].join('\n');
  const right = createHmac('sha256', partnerSecret).update(signed).digest('hex');
  const sign = chance.happens(0.8) ? right : chance.pick([right.slice(1), right.toUpperCase(), '', 'x']);
  const headers = { 'content-type': 'application/json', 'x-at': at, 'x-sign': sign, 'idempotency-key': key };
  return { method: 'POST', url, headers, payload, remoteAddress: addressOf(chance) };
}

const CODES = [
  '2222-2222-2222-2222',
  '２２２２２２２２２２２２２２２２',
  'SD7KQ2MX4P',
  '0O1I',
  '2'.repeat(64),
];

/** A plausible code, a mistyped one, or anything else. */
function makeCodeCall({ partnerSecret }: Credentials, chance: Chance): FuzzRequest {
  const wish = { activity: 'shandian', code: chance.pick(CODES), player: `player-${chance.int(1_000_000)}` };
  const input = chance.happens(0.6) ? breakInput(wish, chance) : wish;
  const payload = Buffer.from(writeJson(input));
  const partner = chance.happens(0.9) ? 'thunder' : junkPath(chance);
  const act = chance.happens(0.9) ? chance.pick(['check', 'use']) : junkPath(chance);
  return signAsPartner({ url: `/partner/${partner}/codes/${act}`, payload, partnerSecret }, chance);
}

const PROVIDERS = ['alipay', 'wechat', 'apple', 'qihoo', 'lenovo', 'nobody'] as const;

type Notice = (chance: Chance) => { type: string; body: string; headers?: Record<string, string> };

const FORM_NOTICE: Notice = (chance) => ({
  type: 'application/x-www-form-urlencoded; charset=utf-8',
  body: new URLSearchParams({
    out_trade_no: `2611150102030000${chance.int(9)}1`,
    trade_no: '2026111522001400001',
    trade_status: chance.pick(['TRADE_SUCCESS', 'TRADE_CLOSED', 'NORMAL', '']),
    total_amount: chance.pick(['25.00', '-1', '1e9', 'NaN']),
    app_id: 'fuzz',
    seller_id: 'fuzz',
    notify_id: 'fuzz',
    sign_type: chance.pick(['RSA2', 'RSA', 'none']),
    sign: chance.pick(['', 'AAAA', '%%%', 'A'.repeat(344)]),
  }).toString(),
});

/** In each provider's format, without a valid signature. */
const NOTICES: readonly Notice[] = [
  FORM_NOTICE,
  (chance) => ({
    type: 'application/json',
    body: JSON.stringify({
      id: 'fuzz',
      event_type: 'TRANSACTION.SUCCESS',
      resource: {
        algorithm: chance.pick(['AEAD_AES_256_GCM', 'none']),
        ciphertext: chance.pick(['', 'AAAA', '%%%', 'A'.repeat(400)]),
        nonce: chance.pick(['', 'fuzzfuzzfuzz', 'x'.repeat(500)]),
        associated_data: 'transaction',
      },
    }),
    headers: {
      'wechatpay-serial': chance.pick(['', 'fuzz']),
      'wechatpay-timestamp': String(Math.floor(Date.now() / 1_000)),
      'wechatpay-nonce': 'fuzz',
      'wechatpay-signature': chance.pick(['', 'AAAA', '%%%']),
    },
  }),
  (chance) => ({
    type: 'application/json',
    body: JSON.stringify({ signedPayload: chance.pick(['a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.', '']) }),
  }),
  (chance) => ({ type: 'text/plain', body: chance.pick(JUNK_TEXTS) }),
];

function makeNotice(_credentials: Credentials, chance: Chance): FuzzRequest {
  const { type, body, headers } = chance.pick(NOTICES)(chance);
  const provider = chance.happens(0.95) ? chance.pick(PROVIDERS) : junkPath(chance);
  const brand = chance.happens(0.9) ? chance.pick(Object.keys(BRANDS)) : junkPath(chance);
  return {
    method: 'POST',
    url: `/pay/notify/${provider}/${brand}`,
    headers: { 'content-type': type, ...headers },
    payload: Buffer.from(body),
    remoteAddress: addressOf(chance),
  };
}

/** A picture or something similar, with a valid, foreign or missing token. */
function makeUpload({ upload, pictures }: Credentials, chance: Chance): FuzzRequest {
  const { key, token } = upload;
  const fields = chance.happens(0.7) ? { token, key } : (breakInput({ token, key }, chance) as object);
  const bytes = chance.happens(0.3) ? (pictures[0] ?? Buffer.alloc(0)) : chance.pick(pictures);
  const form = writeForm(fields, bytes, chance);
  const { payload, type } = chance.happens(0.5) ? breakForm(form, chance) : form;
  const headers = { 'content-type': type };
  return { method: 'POST', url: '/upload', headers, payload, remoteAddress: addressOf(chance) };
}

function makeRead({ upload }: Credentials, chance: Chance): FuzzRequest {
  const paths = [
    upload.key,
    `${upload.key}?imageslim`,
    `../${upload.key}`,
    junkPath(chance),
    `${upload.key}%00`,
    '%zz',
  ];
  const url = `/upload/${chance.pick(paths)}`;
  return { method: 'GET', url, headers: {}, payload: undefined, remoteAddress: addressOf(chance) };
}

/** Endpoints outside the contract package, used by other servers or for uploads. */
export const EXTRA_ENDPOINTS = {
  'POST /partner/:partner/:event': { make: makeCallback },
  'POST /partner/:partner/codes/:act': { make: makeCodeCall },
  'POST /pay/notify/:provider/:brand': { make: makeNotice, answersPlainly: true },
  // A token is used up even if the file is not a picture.
  'POST /upload': { make: makeUpload, spends: ['uploads UPDATE'] },
  'GET /upload/*': { make: makeRead },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof EXTRA_ENDPOINTS;
export const isExtraEndpoint = (name: string): name is EndpointName => Object.hasOwn(EXTRA_ENDPOINTS, name);
export const endpointOf = (name: EndpointName): Endpoint => EXTRA_ENDPOINTS[name];

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET'] as const;

/** The request, sometimes with an additional fault. */
export function makeEndpointRequest(
  name: EndpointName,
  credentials: Credentials,
  chance: Chance,
): FuzzRequest {
  const request = EXTRA_ENDPOINTS[name].make(credentials, chance);
  const kind = chance.int(20);
  if (kind < 3 && request.payload) return breakBody(request, chance);
  if (kind < 6) return { ...request, headers: breakHeaders(request.headers, chance) };
  if (kind === 6) return { ...request, method: chance.pick(METHODS) };
  return request;
}
