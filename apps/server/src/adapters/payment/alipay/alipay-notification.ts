import type { BrandId } from '@juban/catalog';
import type { AlipayAccount } from '../../../config/alipay-config.ts';
import {
  NOTIFICATION_MOST_BYTES,
  type NotificationBytes,
  NotificationRefused,
  type PaymentFact,
  type VerifiedNotification,
} from '../../../ports/payment-gateway.ts';
import { fromBeijingTime } from '../beijing-time.ts';
import { toFen } from '../yuan-text.ts';
import type { AlipayClient } from './alipay-client.ts';
import { paidFact, TRADE_STATES } from './alipay-facts.ts';

/** Their last repeat is sent within 25 hours, with a new time; an older one is a replay. */
const OLDEST_MS = 26 * 3_600_000;

type Fields = Readonly<Record<string, string>>;

/** Without these fields it is not a notification, and the signature need not be checked. */
const NEEDED = ['sign', 'app_id', 'notify_id', 'notify_time'] as const;

/** Cheap checks, then the signature, then the owner; only then is its content used. */
export async function verify(
  client: AlipayClient,
  brand: BrandId,
  fields: Fields,
): Promise<{ merchant: AlipayAccount; notificationId: string }> {
  // The SDK would accept whatever method is named there, and SHA-1 can be forged.
  if (fields.sign_type !== 'RSA2')
    throw new NotificationRefused('it is not signed by RSA2', { isForged: true });
  const missing = NEEDED.find((name) => !fields[name]);
  if (missing) throw new NotificationRefused(`it has no ${missing}`, { isForged: missing === 'sign' });
  const merchant = await signerOf(client, brand, fields);
  if (!merchant) throw new NotificationRefused('its signature is invalid', { isForged: true });
  if (fields.app_id !== merchant.appId) throw new NotificationRefused('it is for another application');
  if (fields.seller_id !== undefined && fields.seller_id !== merchant.sellerId) {
    throw new NotificationRefused('it is for another seller');
  }
  const sentAt = fromBeijingTime(fields.notify_time);
  if (!sentAt || Date.now() - sentAt.getTime() > OLDEST_MS) throw new NotificationRefused('it is stale');
  return { merchant, notificationId: fields.notify_id ?? '' };
}

export async function readNotification(
  client: AlipayClient,
  { brand, body }: NotificationBytes,
): Promise<VerifiedNotification> {
  const fields = readFields(body);
  const { merchant, notificationId } = await verify(client, brand, fields);
  // Signing and unsigning name no seller; notifications that move money must.
  if (fields.seller_id === undefined) throw new NotificationRefused('it is for another seller');
  return { notificationId, fact: factOf(brand, merchant, fields) };
}

async function signerOf(
  client: AlipayClient,
  brand: BrandId,
  fields: Fields,
): Promise<AlipayAccount | undefined> {
  const session = await client.session(brand);
  if (session.hasSigned(fields)) return session.merchant;
  const renewed = await client.renewedSession(brand);
  return renewed?.hasSigned(fields) ? renewed.merchant : undefined;
}

export function readFields(body: Buffer): Fields {
  if (body.length > NOTIFICATION_MOST_BYTES) throw new NotificationRefused('it is too long');
  const pairs = [...new URLSearchParams(body.toString('utf8'))];
  const fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length !== pairs.length) throw new NotificationRefused('it repeats a field');
  return fields;
}

function factOf(brand: BrandId, merchant: AlipayAccount, fields: Fields): PaymentFact {
  const paymentNo = fields.out_trade_no;
  const state = TRADE_STATES[fields.trade_status ?? ''];
  if (!paymentNo || !state) throw new NotificationRefused('it names no payment');
  const refundedFen = toFen(fields.refund_fee);
  const refunded = refundedFen === undefined ? {} : { refundedFen };
  if (state !== 'paid') return { brand, paymentNo, state, ...refunded };
  return { ...paidFact(brand, paymentNo, merchant, { ...fields, paid: fields.gmt_payment }), ...refunded };
}
