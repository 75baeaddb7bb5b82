import { type KeyObject, randomBytes, sign, verify } from 'node:crypto';

const SCHEME = 'WECHATPAY2-SHA256-RSA2048';
/** Their clock and ours may differ by this much; an older message is a replay. */
const MOST_SKEW_SECONDS = 300;
/** They sometimes send a wrong signature on purpose, to test whether we check it. */
const PROBE = 'WECHATPAY/SIGNTEST/';

/** Everything they sign is lines, each with a line end. */
const linesOf = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

export const newNonce = () => randomBytes(16).toString('hex');
export const secondsOf = (ms: number) => String(Math.floor(ms / 1_000));

export function signLines(key: KeyObject, ...lines: readonly string[]): string {
  return sign('sha256', Buffer.from(linesOf(...lines)), key).toString('base64');
}

export interface Signer {
  mchId: string;
  serialNo: string;
  key: KeyObject;
}

/** `path` is everything after the host, including the query. */
export function authorizationOf(
  { mchId, serialNo, key }: Signer,
  request: { method: string; path: string; body: string },
  now: number,
): string {
  const [timestamp, nonce] = [secondsOf(now), newNonce()];
  const signature = signLines(key, request.method, request.path, timestamp, nonce, request.body);
  const parts = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  const listed = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `${SCHEME} ${listed.join(',')}`;
}

/** How WeChat signs a body, in answers and in notifications. */
export interface WechatSeal {
  timestamp: string;
  nonce: string;
  signature: string;
  serial: string;
}

/** Why it must be refused before any key is checked; undefined if it need not. */
export function findSealFault({ timestamp, nonce, signature, serial }: WechatSeal, now: number) {
  if (!timestamp || !nonce || !signature || !serial) return 'it is not signed';
  if (signature.startsWith(PROBE)) return 'its signature is a probe';
  const skew = Math.abs(now / 1_000 - (/^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN));
  return skew <= MOST_SKEW_SECONDS ? undefined : 'its timestamp is out of range';
}

export function isSealOf({ timestamp, nonce, signature }: WechatSeal, body: string, key: KeyObject): boolean {
  return verify(
    'sha256',
    Buffer.from(linesOf(timestamp, nonce, body)),
    key,
    Buffer.from(signature, 'base64'),
  );
}
