import type { Trade } from './trade.ts';

/** What is posted to the merchant: some providers sign in headers. */
export interface Notice {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What one provider does its own way; the rest is the same for all. */
export interface Protocol {
  /** Its room on this host and in its journals. */
  name: string;
  /** What a buyer reads above its cashier. */
  title: string;
  /** The colour of its buttons, by day and by night. */
  tones: readonly [string, string];
  /** How long an address of the cashier lives after it was asked for. */
  linkLifeMs: number;
  /** Until the merchant has heard: at once, then after each of these. */
  repeatsMs: readonly number[];
  newTradeNo(at: number): string;
  statusOf(trade: Trade): string;
  /** A notification as it would be signed now; the amount is the trade's own, or a lie of the provider's. */
  write(trade: Trade, fen: number): Promise<Notice>;
  /** What a stranger on the way could send instead, by name; nobody may believe one of these. */
  forgeries: Readonly<Record<string, (trade: Trade, fen: number) => Promise<Notice>>>;
  isHeard(httpStatus: number, answer: string): boolean;
  /** What the wallet tells whoever opened it from an app or from its own browser. */
  resultOf(view: 'paid' | 'failed' | 'cancelled'): Readonly<Record<string, unknown>>;
}
