import type { FastifyRequest } from 'fastify';
import { momentOf } from '../lib/values.ts';
import type { Merchant, Merchants } from './merchants.ts';
import type { CallContext } from './methods.ts';
import { type Fields, isRequestSigned } from './rsa2.ts';
import { Refused, type SubCode } from './sub-codes.ts';

/** Further from Beijing's clock than this, and a call is refused. */
const MOST_SKEW_MS = 15 * 60_000;

const DEMANDED: ReadonlyArray<readonly [string, SubCode]> = [
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

/** Public parameters stand in the address, the rest in the form; both are signed as one. */
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

/** In the provider's own order: what is missing, what is wrong, who signed. */
export function checkCall(fields: Fields, merchant: Merchant, origin: string): SignedCall {
  for (const [name, subCode] of DEMANDED) if (!fields[name]) throw new Refused(subCode);
  if (fields.sign_type !== 'RSA2') throw new Refused('isv.invalid-signature-type');
  const sentAt = momentOf(fields.timestamp);
  if (sentAt === undefined || Math.abs(Date.now() - sentAt) > MOST_SKEW_MS) {
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
