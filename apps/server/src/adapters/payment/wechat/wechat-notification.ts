import type { WechatAccount } from '../../../config/wechat-config.ts';
import {
  NOTIFICATION_MOST_BYTES,
  type NotificationBytes,
  NotificationRefused,
  type VerifiedNotification,
} from '../../../ports/payment-gateway.ts';
import { MISFIT, readSeal, type WechatClient, type WechatSession } from './wechat-client.ts';
import { factOf, isOwnApp, type RefundNotice, refundFactOf, type Transaction } from './wechat-facts.ts';
import type { SignedText } from './wechat-platform-keys.ts';
import { openResource, type WechatResource } from './wechat-resource.ts';
import { findSealFault } from './wechat-signature.ts';

const REFUND_EVENT = /^REFUND\.(SUCCESS|ABNORMAL|CLOSED)$/;

interface Notice {
  id?: unknown;
  event_type?: unknown;
  resource?: WechatResource;
}

/** Time, form and signature first, then decryption, then the owner; only then is its content used. */
export async function readNotification(
  client: WechatClient,
  { brand, body, headers }: NotificationBytes,
): Promise<VerifiedNotification> {
  if (body.length > NOTIFICATION_MOST_BYTES) throw new NotificationRefused('it is too long');
  const seal = readSeal((name) => String(headers[name] ?? ''));
  const signed = { seal, text: body.toString('utf8') };
  const early = findSealFault(seal, client.now());
  if (early) throw new NotificationRefused(early);
  // Encrypted or not, the content is an object.
  const notice = parse<Notice>(signed.text);
  const { merchant, fault } = await signerOf(client, await client.session(brand), brand, signed);
  if (fault) throw new NotificationRefused(fault, { isForged: fault === MISFIT });
  const eventType = String(notice.event_type);
  const isRefund = REFUND_EVENT.test(eventType);
  if (!isRefund && eventType !== 'TRANSACTION.SUCCESS') throw new NotificationRefused('it names no payment');
  if (typeof notice.id !== 'string' || !notice.id) throw new NotificationRefused('it has no id');
  const content = parse<Transaction & RefundNotice>(opened(notice.resource ?? {}, merchant.apiV3Key));
  if (content.mchid !== merchant.mchId) throw new NotificationRefused('it is for another merchant');
  // A refund names no application.
  if (!isRefund && !isOwnApp(merchant, content.appid))
    throw new NotificationRefused('it is for another application');
  const fact = isRefund ? refundFactOf(brand, content) : factOf(brand, merchant, content);
  if (!fact) throw new NotificationRefused('it names no payment');
  return { notificationId: notice.id, fact };
}

async function signerOf(
  client: WechatClient,
  session: WechatSession,
  brand: NotificationBytes['brand'],
  signed: SignedText,
): Promise<{ merchant: WechatAccount; fault: string | undefined }> {
  const fault = await session.findFault(signed);
  const renewed = fault ? await client.renewedSession(brand) : undefined;
  if (!renewed) return { merchant: session.merchant, fault };
  return { merchant: renewed.merchant, fault: await renewed.findFault(signed) };
}

function opened(resource: WechatResource, apiV3Key: string): string {
  try {
    return openResource(resource, apiV3Key);
  } catch {
    throw new NotificationRefused('it cannot be decrypted with our key');
  }
}

function parse<Content>(text: string): Content {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null) return content as Content;
  } catch {
    // Refused below like anything else that is not an object.
  }
  throw new NotificationRefused('it is not an object');
}
