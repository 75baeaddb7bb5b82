import type { VerifiedContractNotification } from '../../../ports/contract-gateway.ts';
import { type NotificationBytes, NotificationRefused } from '../../../ports/payment-gateway.ts';
import { fromBeijingTime } from '../beijing-time.ts';
import type { AlipayClient } from './alipay-client.ts';
import { readFields, verify } from './alipay-notification.ts';

/** The contract state that each kind reports, and the status that it must have. */
const KINDS: Readonly<Record<string, { status: string; state: 'signed' | 'unsigned'; time: string }>> = {
  dut_user_sign: { status: 'NORMAL', state: 'signed', time: 'sign_time' },
  dut_user_unsign: { status: 'UNSIGN', state: 'unsigned', time: 'unsign_time' },
};

/**
 * Undefined if it is about a trade. These notifications name no seller, so only the application identifies
 * the brand.
 */
export async function readContractNotification(
  client: AlipayClient,
  { brand, body }: NotificationBytes,
): Promise<VerifiedContractNotification | undefined> {
  const fields = readFields(body);
  const kind = KINDS[fields.notify_type ?? ''];
  if (!kind) return undefined;
  const { notificationId } = await verify(client, brand, fields);
  const { external_agreement_no: contractNo, agreement_no: externalNo, status } = fields;
  if (status !== kind.status) throw new NotificationRefused('its status does not match its kind');
  if (!contractNo || !externalNo) throw new NotificationRefused('it names no contract');
  const at = fromBeijingTime(fields[kind.time]);
  const when = at && (kind.state === 'signed' ? { signedAt: at } : { unsignedAt: at });
  return { notificationId, fact: { brand, contractNo, state: kind.state, externalNo, ...when } };
}
