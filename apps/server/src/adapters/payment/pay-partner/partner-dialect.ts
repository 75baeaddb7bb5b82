import type { ProviderId } from '../../../ports/payment-gateway.ts';

/** The fields of messages to and from a partner's cashier; each partner has its own names for them. */
export const PARTNER_FIELDS = [
  'app',
  'merchant',
  'paymentNo',
  'tradeNo',
  'amount',
  'currency',
  'title',
  'way',
  'notifyUrl',
  'returnUrl',
  'expiresAt',
  'state',
  'paidAt',
  'refundNo',
  'reason',
  'url',
  'id',
  'at',
  'nonce',
  'code',
] as const;
export type PartnerField = (typeof PARTNER_FIELDS)[number];
export type Message = Readonly<Partial<Record<PartnerField, string>>>;
export type Fields = Readonly<Record<string, string>>;

/** One partner's protocol: the same envelope for requests, answers and notifications. */
export interface PartnerDialect {
  provider: ProviderId;
  names: Readonly<Record<PartnerField, string>>;
  states: Readonly<Record<string, 'open' | 'paid' | 'closed'>>;
  codes: { ok: string; unknown: string; paid: string; closed: string };
  /** The answers to a notification that they expect. */
  answers: { yes: string; no: string };
  toAmount(fen: number): string;
  /** Undefined for anything but an amount as they write it. */
  toFen(text: string | undefined): number | undefined;
  write(fields: Fields, secret: string): string;
  /** Undefined if this secret did not sign it. */
  read(text: string, secret: string): Fields | undefined;
}

export function toPartnerFields({ names }: PartnerDialect, message: Message): Fields {
  const pairs = PARTNER_FIELDS.flatMap((field) => {
    const value = message[field];
    return value === undefined ? [] : [[names[field], value] as const];
  });
  return Object.fromEntries(pairs);
}

export function toOurFields({ names }: PartnerDialect, fields: Fields): Message {
  const pairs = PARTNER_FIELDS.flatMap((field) => {
    const value = fields[names[field]];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(pairs);
}
