import type { FastifyRequest } from 'fastify';
import { momentOf } from '../lib/values.ts';
import type { Merchant, Merchants } from './merchants.ts';
import type { CallContext } from './methods.ts';
import { type Fields, isRequestSigned } from './rsa2.ts';
import { Refused, type SubCode } from './sub-codes.ts';

/** Calls with a larger difference to Beijing time are refused. */
const MAX_SKEW_MS = 15 * 60_000;

const REQUIRED_FIELDS: ReadonlyArray<readonly [string, SubCode]> = [
  ['sign_type', 'isv.missing-signature-type'],
  ['timestamp', 'isv.missing-timestamp'],
  ['version', 'isv.missing-version'],
  ['sign', 'isv.missing-signature'],
];

export interface SignedCall {
  merchant: Merchant;
  content: unknown;
  context: CallContext;
}

/** Public parameters are in the query, the others in the form; both are signed together. */
export function fieldsOfCall(request: FastifyRequest): Fields {
  const [, query = ''] = (request.raw.url ?? '').split('?');
  const body = typeof request.body === 'string' ? request.body : '';
  return Object.fromEntries([...new URLSearchParams(query), ...new URLSearchParams(body)]);
}

export function merchantOfCall(fields: Fields, merchants: Merchants): Merchant {
  if (!fields.app_id) throw new Refused('isv.missing-app-id');
  const merchant = merchants.byAppId(fields.app_id);
  if (!merchant) throw new Refused('isv.invalid-app-id');
  return merchant;
}

/** In the order of Alipay's checks: missing fields, invalid fields, signature. */
export function checkCall(fields: Fields, merchant: Merchant, origin: string): SignedCall {
  for (const [name, subCode] of REQUIRED_FIELDS) if (!fields[name]) throw new Refused(subCode);
  if (fields.sign_type !== 'RSA2') throw new Refused('isv.invalid-signature-type');
  const sentAt = momentOf(fields.timestamp);
  if (sentAt === undefined || Math.abs(Date.now() - sentAt) > MAX_SKEW_MS) {
    throw new Refused('isv.invalid-timestamp');
  }
  if (!isRequestSigned(fields, merchant.application.publicKey)) throw new Refused('isv.invalid-signature');
  const { appId, brand } = merchant;
  const notifyUrl = webAddress(fields.notify_url);
  const returnUrl = webAddress(fields.return_url);
  return {
    merchant,
    content: parseContent(fields.biz_content),
    context: { appId, brand, notifyUrl, returnUrl, origin },
  };
}

function webAddress(text = ''): string {
  if (text && !/^https?:\/\//.test(text)) throw new Refused('ACQ.INVALID_PARAMETER');
  return text;
}

function parseContent(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('ACQ.INVALID_PARAMETER');
  }
}
