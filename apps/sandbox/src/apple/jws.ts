import { sign } from 'node:crypto';
import type { Issuer } from './issuer.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** What a forger has at hand: the genuine issuer's public chain, and an issuer of one's own. */
export interface Making {
  issuer: Issuer;
  strange: Issuer;
  payload: Payload;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(payload: Payload, { chain, key }: { chain: readonly string[]; key: Issuer['key'] }): string {
  const text = `${part({ alg: 'ES256', x5c: chain })}.${part(payload)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** Compact JWS by ES256 with its certificates in the header, as the App Store signs everything. */
export const writeJws = (issuer: Issuer, payload: Payload) => signed(payload, issuer);

/** What a stranger could bring instead; nobody may believe one of these. */
const FORGERIES = {
  shortChain: ({ issuer, payload }: Making) =>
    signed(payload, { ...issuer, chain: issuer.chain.slice(0, 2) }),
  longChain: ({ issuer, payload }: Making) =>
    signed(payload, { ...issuer, chain: [...issuer.chain, issuer.chain[2]] }),
  strangeRoot: ({ strange, payload }: Making) => signed(payload, strange),
  strangeLeaf: ({ issuer, strange, payload }: Making) =>
    signed(payload, { ...strange, chain: [strange.chain[0], issuer.chain[1], issuer.chain[2]] }),
  strangeKey: ({ issuer, strange, payload }: Making) => signed(payload, { ...issuer, key: strange.key }),
  unsigned: ({ issuer, payload }: Making) =>
    `${part({ alg: 'none', x5c: issuer.chain })}.${part(payload)}.${part('')}`,
  changed: ({ issuer, payload }: Making) => {
    const [header, , signature] = signed(payload, issuer).split('.');
    return [header, part({ ...payload, notificationUUID: 'other', quantity: 9 }), signature].join('.');
  },
  bundle: ({ issuer, payload }: Making) => signed(elsewhere(payload, { bundleId: 'test.other.app' }), issuer),
  environment: ({ issuer, payload }: Making) =>
    signed(elsewhere(payload, { environment: 'Production' }), issuer),
  xcode: ({ strange, payload }: Making) => signed(elsewhere(payload, { environment: 'Xcode' }), strange),
} as const satisfies Record<string, (making: Making) => string>;

export type Forgery = keyof typeof FORGERIES;
export const FORGERY_NAMES = Object.keys(FORGERIES) as [Forgery, ...Forgery[]];

export const forgeJws = (forgery: Forgery, making: Making) => FORGERIES[forgery](making);

/** A notice names app and environment in its data, a transaction in itself. */
function elsewhere(payload: Payload, change: Payload): Payload {
  const { data } = payload;
  return typeof data === 'object' ? { ...payload, data: { ...data, ...change } } : { ...payload, ...change };
}
