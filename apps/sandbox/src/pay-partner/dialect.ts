import type { Reason } from '../wallet/refused.ts';
import type { Trade } from '../wallet/trade.ts';

export type Fields = Readonly<Record<string, string>>;
export type PartnerField =
  | 'app'
  | 'merchant'
  | 'paymentNo'
  | 'tradeNo'
  | 'amount'
  | 'currency'
  | 'title'
  | 'way'
  | 'notifyUrl'
  | 'returnUrl'
  | 'expiresAt'
  | 'state'
  | 'paidAt'
  | 'refundNo'
  | 'reason'
  | 'url'
  | 'id'
  | 'at'
  | 'nonce'
  | 'code';
export type Message = Readonly<Partial<Record<PartnerField, string>>>;

/** Protocol of a desktop client's payment partner. Field meanings are shared; names and encoding differ. */
export interface Dialect {
  name: string;
  title: string;
  colours: readonly [string, string];
  /** The answer that acknowledges a notification. */
  acknowledgement: string;
  names: Readonly<Record<PartnerField, string>>;
  codes: Readonly<Record<Reason | 'ok' | 'unsigned', string>>;
  statusOf(trade: Trade): string;
  amountOf(fen: number): string;
  fenOf(text: string | undefined): number | undefined;
  write(fields: Fields, secret: string): string;
  /** Parsed fields, and a check of the signature with a secret. */
  read(text: string): { fields: Fields; isSignedBy(secret: string): boolean };
}

export function toPartnerFields({ names }: Dialect, message: Message): Fields {
  const pairs = Object.entries(message).map(([field, value]) => [names[field as PartnerField], value]);
  return Object.fromEntries(pairs);
}

export function fromPartnerFields({ names }: Dialect, fields: Fields): Message {
  const pairs = Object.entries(names).flatMap(([field, name]) =>
    fields[name] === undefined ? [] : [[field, fields[name]]],
  );
  return Object.fromEntries(pairs);
}
