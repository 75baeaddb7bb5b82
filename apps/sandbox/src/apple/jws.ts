import { sign } from 'node:crypto';
import type { Issuer } from './issuer.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** Input of a forgery: the genuine issuer, and one that is not trusted. */
export interface ForgeryInput {
  issuer: Issuer;
  untrusted: Issuer;
  payload: Payload;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(payload: Payload, { chain, key }: { chain: readonly string[]; key: Issuer['key'] }): string {
  const text = `${part({ alg: 'ES256', x5c: chain })}.${part(payload)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** Compact JWS with ES256 and the certificates in the header, like everything that the App Store signs. */
export const writeJws = (issuer: Issuer, payload: Payload) => signed(payload, issuer);

/** Forged signatures by name; the product must refuse all of them. */
const FORGERIES = {
  shortChain: ({ issuer, payload }: ForgeryInput) =>
    signed(payload, { ...issuer, chain: issuer.chain.slice(0, 2) }),
  longChain: ({ issuer, payload }: ForgeryInput) =>
    signed(payload, { ...issuer, chain: [...issuer.chain, issuer.chain[2]] }),
  strangeRoot: ({ untrusted, payload }: ForgeryInput) => signed(payload, untrusted),
  strangeLeaf: ({ issuer, untrusted, payload }: ForgeryInput) =>
    signed(payload, { ...untrusted, chain: [untrusted.chain[0], issuer.chain[1], issuer.chain[2]] }),
  strangeKey: ({ issuer, untrusted, payload }: ForgeryInput) =>
    signed(payload, { ...issuer, key: untrusted.key }),
  unsigned: ({ issuer, payload }: ForgeryInput) =>
    `${part({ alg: 'none', x5c: issuer.chain })}.${part(payload)}.${part('')}`,
  changed: ({ issuer, payload }: ForgeryInput) => {
    const [header, , signature] = signed(payload, issuer).split('.');
    return [header, part({ ...payload, notificationUUID: 'other', quantity: 9 }), signature].join('.');
  },
  bundle: ({ issuer, payload }: ForgeryInput) =>
    signed(elsewhere(payload, { bundleId: 'test.other.app' }), issuer),
  environment: ({ issuer, payload }: ForgeryInput) =>
    signed(elsewhere(payload, { environment: 'Production' }), issuer),
  xcode: ({ untrusted, payload }: ForgeryInput) =>
    signed(elsewhere(payload, { environment: 'Xcode' }), untrusted),
} as const satisfies Record<string, (forgeryInput: ForgeryInput) => string>;

export type Forgery = keyof typeof FORGERIES;
export const FORGERY_NAMES = Object.keys(FORGERIES) as [Forgery, ...Forgery[]];

export const forgeJws = (forgery: Forgery, forgeryInput: ForgeryInput) => FORGERIES[forgery](forgeryInput);

/** A notification names app and environment in `data`, a transaction at its top level. */
function elsewhere(payload: Payload, change: Payload): Payload {
  const { data } = payload;
  return typeof data === 'object' ? { ...payload, data: { ...data, ...change } } : { ...payload, ...change };
}
