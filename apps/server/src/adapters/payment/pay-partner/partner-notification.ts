import {
  NOTIFICATION_MOST_BYTES,
  type NotificationBytes,
  NotificationRefused,
  type VerifiedNotification,
} from '../../../ports/payment-gateway.ts';
import type { PartnerMerchant, PartnerOptions } from './partner-client.ts';
import { type Message, toOurFields } from './partner-dialect.ts';
import { factOf } from './partner-facts.ts';

/** Each repeat has a new time; an older one is a replay. */
const MOST_SKEW_MS = 300_000;

/** Signature first, then owner and age; only then is its content used. */
export async function readNotification(
  options: PartnerOptions,
  { brand, body }: NotificationBytes,
): Promise<VerifiedNotification> {
  if (body.length > NOTIFICATION_MOST_BYTES) throw new NotificationRefused('it is too long');
  const { merchant, message } = await signerOf(options, brand, body.toString('utf8'));
  if (message.app !== merchant.appId) throw new NotificationRefused('it is for another application');
  if (message.merchant !== merchant.merchantId) throw new NotificationRefused('it is for another merchant');
  const isFresh = Math.abs(options.now() - Number(message.at)) <= MOST_SKEW_MS;
  if (!isFresh) throw new NotificationRefused('its timestamp is out of range');
  if (!message.id) throw new NotificationRefused('it has no id');
  const fact = factOf(options.dialect, brand, message);
  if (!fact) throw new NotificationRefused('it names no payment');
  return { notificationId: message.id, fact };
}

async function signerOf(
  { dialect, merchants }: PartnerOptions,
  brand: NotificationBytes['brand'],
  text: string,
): Promise<{ merchant: PartnerMerchant; message: Message }> {
  for (const ask of [merchants.of, merchants.renewed]) {
    const merchant = await ask(brand);
    const fields = merchant && dialect.read(text, merchant.secret);
    if (fields) return { merchant, message: toOurFields(dialect, fields) };
  }
  throw new NotificationRefused('its signature is invalid', { isForged: true });
}
