import {
  NOTIFICATION_MOST_BYTES,
  type NotificationBytes,
  NotificationRefused,
  type VerifiedNotification,
} from '../../../ports/payment-gateway.ts';
import type { PartnerMerchant, PartnerOptions } from './partner-client.ts';
import { type Said, toOurFields } from './partner-dialect.ts';
import { factOf } from './partner-facts.ts';

/** Each repeat is written anew; what is older was kept by somebody. */
const MOST_SKEW_MS = 300_000;

/** Signature first, then whose and how old it is; only then is a word of it believed. */
export async function readNotification(
  options: PartnerOptions,
  { brand, body }: NotificationBytes,
): Promise<VerifiedNotification> {
  if (body.length > NOTIFICATION_MOST_BYTES) throw new NotificationRefused('it is too long');
  const { merchant, told } = await signerOf(options, brand, body.toString('utf8'));
  if (told.app !== merchant.appId) throw new NotificationRefused('it is for another application');
  if (told.merchant !== merchant.merchantId) throw new NotificationRefused('it is for another merchant');
  const isFresh = Math.abs(options.now() - Number(told.at)) <= MOST_SKEW_MS;
  if (!isFresh) throw new NotificationRefused('its time is not ours');
  if (!told.id) throw new NotificationRefused('it has no id');
  const fact = factOf(options.dialect, brand, told);
  if (!fact) throw new NotificationRefused('it tells of no payment');
  return { notificationId: told.id, fact };
}

async function signerOf(
  { dialect, merchants }: PartnerOptions,
  brand: NotificationBytes['brand'],
  text: string,
): Promise<{ merchant: PartnerMerchant; told: Said }> {
  for (const ask of [merchants.of, merchants.renewed]) {
    const merchant = await ask(brand);
    const fields = merchant && dialect.read(text, merchant.secret);
    if (fields) return { merchant, told: toOurFields(dialect, fields) };
  }
  throw new NotificationRefused('its signature does not fit', { isForged: true });
}
