import type { ProviderId } from '../../../ports/payment-gateway.ts';

/** What can be said to a partner's cashier and by it; each partner has words of its own for them. */
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
export type Said = Readonly<Partial<Record<PartnerField, string>>>;
export type Fields = Readonly<Record<string, string>>;

/** One partner's protocol: the same envelope for what is asked, answered and told. */
export interface PartnerDialect {
  provider: ProviderId;
  names: Readonly<Record<PartnerField, string>>;
  states: Readonly<Record<string, 'open' | 'paid' | 'closed'>>;
  codes: { ok: string; unknown: string; paid: string; closed: string };
  /** What they take for an answer to a notification. */
  answers: { yes: string; no: string };
  toAmount(fen: number): string;
  /** Undefined for anything but an amount as they write it. */
  toFen(text: string | undefined): number | undefined;
  write(fields: Fields, secret: string): string;
  /** Undefined for what this secret did not sign. */
  read(text: string, secret: string): Fields | undefined;
}

export function toPartnerFields({ names }: PartnerDialect, said: Said): Fields {
  const pairs = PARTNER_FIELDS.flatMap((field) => {
    const value = said[field];
    return value === undefined ? [] : [[names[field], value] as const];
  });
  return Object.fromEntries(pairs);
}

export function toOurFields({ names }: PartnerDialect, fields: Fields): Said {
  const pairs = PARTNER_FIELDS.flatMap((field) => {
    const value = fields[names[field]];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(pairs);
}
