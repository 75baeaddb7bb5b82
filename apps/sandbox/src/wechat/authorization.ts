import type { FastifyRequest } from 'fastify';
import type { Merchant, Merchants } from './merchants.ts';
import { isSignedBy } from './seal.ts';

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 ';
const MAX_SKEW_MS = 5 * 60_000;

/** The merchant that signed this request; undefined for an invalid signature. */
export function signerOf(request: FastifyRequest, merchants: Merchants): Merchant | undefined {
  const header = request.headers.authorization ?? '';
  if (!header.startsWith(SCHEME)) return undefined;
  const parts = Object.fromEntries(
    [...header.slice(SCHEME.length).matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const { mchid = '', serial_no, timestamp = '', nonce_str = '', signature = '' } = parts;
  const merchant = merchants.byMchId(mchid);
  if (!merchant || serial_no !== merchant.serialNo) return undefined;
  const isFresh = Math.abs(Date.now() - Number(timestamp) * 1_000) <= MAX_SKEW_MS;
  const body = typeof request.body === 'string' ? request.body : '';
  const lines = [request.method, request.raw.url ?? '', timestamp, nonce_str, body];
  return isFresh && isSignedBy(merchant.keys.publicKey, signature, ...lines) ? merchant : undefined;
}
