import type { Trade } from './trade.ts';

/** What is posted to the merchant; some providers sign in headers. */
export interface Notice {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What differs between payment providers; the rest is shared. */
export interface Protocol {
  /** Prefix of its paths and journals. */
  name: string;
  /** Title of its cashier. */
  title: string;
  /** Button colour in light and dark mode. */
  colours: readonly [string, string];
  /** How long a cashier address is valid after the order was requested. */
  linkLifeMs: number;
  /** Delays between notifications until the merchant acknowledges one. */
  retryDelaysMs: readonly number[];
  newTradeNo(at: number): string;
  statusOf(trade: Trade): string;
  /** A signed notification; `fen` is the trade's amount, or a wrong one. */
  write(trade: Trade, fen: number): Promise<Notice>;
  /** Forged notifications by name; the product must refuse all of them. */
  forgeries: Readonly<Record<string, (trade: Trade, fen: number) => Promise<Notice>>>;
  isAcknowledged(httpStatus: number, answer: string): boolean;
  /** The result that the wallet returns to the app or page that opened it. */
  resultOf(view: 'paid' | 'failed' | 'cancelled'): Readonly<Record<string, unknown>>;
}
