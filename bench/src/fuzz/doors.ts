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

/** What it takes to get past a door: whoever has it may do one thing. */
export interface Gate {
  userId: string;
  partnerSecret: string;
  /** Of a picture that may be sent. */
  upload: { key: string; token: string };
  /** The first is one, the others pose as one. */
  pictures: readonly Buffer[];
}

interface Door {
  make(gate: Gate, chance: Chance): FuzzRequest;
  /** Who stands behind it has answers of its own instead of the envelope. */
  answersPlainly?: true;
  /** What a refusal may use up. */
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

/** Right facts, or broken ones under a right signature, or right ones under a broken one. */
function makeCallback({ userId, partnerSecret }: Gate, chance: Chance): FuzzRequest {
  const { event, facts } = chance.pick(EVENTS);
  const told = { activity: 'shandian', userId, at: 1_700_000_000_000, ...facts };
  const input = chance.happens(0.6) ? breakInput(told, chance) : told;
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

/** Signed as a game's maker does, most of the time. */
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

/** A code that could be one, a slip, or anything else. */
function makeCodeCall({ partnerSecret }: Gate, chance: Chance): FuzzRequest {
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

/** As each provider writes, signed by nobody. */
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

function makeNotice(_gate: Gate, chance: Chance): FuzzRequest {
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

/** A picture or what poses as one, with a token that is right, another's or none. */
function makeUpload({ upload, pictures }: Gate, chance: Chance): FuzzRequest {
  const { key, token } = upload;
  const fields = chance.happens(0.7) ? { token, key } : (breakInput({ token, key }, chance) as object);
  const bytes = chance.happens(0.3) ? (pictures[0] ?? Buffer.alloc(0)) : chance.pick(pictures);
  const form = writeForm(fields, bytes, chance);
  const { payload, type } = chance.happens(0.5) ? breakForm(form, chance) : form;
  const headers = { 'content-type': type };
  return { method: 'POST', url: '/upload', headers, payload, remoteAddress: addressOf(chance) };
}

function makeRead({ upload }: Gate, chance: Chance): FuzzRequest {
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

/** Ways in that are no call of the contract: who comes there is another server, or sends bytes instead of fields. */
export const DOORS = {
  'POST /partner/:partner/:event': { make: makeCallback },
  'POST /partner/:partner/codes/:act': { make: makeCodeCall },
  'POST /pay/notify/:provider/:brand': { make: makeNotice, answersPlainly: true },
  // A token that came with something that is no picture is used up.
  'POST /upload': { make: makeUpload, spends: ['uploads UPDATE'] },
  'GET /upload/*': { make: makeRead },
} as const satisfies Record<string, Door>;

export type DoorName = keyof typeof DOORS;
export const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name);
export const doorOf = (name: DoorName): Door => DOORS[name];

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET'] as const;

/** The request as it is, or with one thing more gone wrong on its way. */
export function makeDoorRequest(name: DoorName, gate: Gate, chance: Chance): FuzzRequest {
  const request = DOORS[name].make(gate, chance);
  const kind = chance.int(20);
  if (kind < 3 && request.payload) return breakBody(request, chance);
  if (kind < 6) return { ...request, headers: breakHeaders(request.headers, chance) };
  if (kind === 6) return { ...request, method: chance.pick(METHODS) };
  return request;
}
