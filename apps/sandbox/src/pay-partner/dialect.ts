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
export type Said = Readonly<Partial<Record<PartnerField, string>>>;

/** How a partner of a desktop client speaks; what it says is the same for each. */
export interface Dialect {
  name: string;
  title: string;
  tones: readonly [string, string];
  /** What ends the repeats of a notification. */
  heard: string;
  names: Readonly<Record<PartnerField, string>>;
  codes: Readonly<Record<Reason | 'ok' | 'unsigned', string>>;
  statusOf(trade: Trade): string;
  amountOf(fen: number): string;
  fenOf(text: string | undefined): number | undefined;
  write(fields: Fields, secret: string): string;
  /** Fields as they stand there, and whether the secret signed them. */
  read(text: string): { fields: Fields; isSignedBy(secret: string): boolean };
}

export function inTheirWords({ names }: Dialect, said: Said): Fields {
  const pairs = Object.entries(said).map(([field, value]) => [names[field as PartnerField], value]);
  return Object.fromEntries(pairs);
}

export function inOurWords({ names }: Dialect, fields: Fields): Said {
  const pairs = Object.entries(names).flatMap(([field, name]) =>
    fields[name] === undefined ? [] : [[field, fields[name]]],
  );
  return Object.fromEntries(pairs);
}
