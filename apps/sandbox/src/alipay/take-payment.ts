import type { Agreement } from './agreement.ts';
import { charged, checkChargeable } from './agreement.ts';
import type { AgreementBook } from './agreement-book.ts';
import type { Calendar } from './calendar.ts';
import { Refused } from './sub-codes.ts';
import { paid, type Trade } from './trade.ts';
import type { TradeBook } from './trade-book.ts';

export interface PaymentParts {
  book: TradeBook;
  agreements: AgreementBook;
  calendar: Calendar;
}

export interface PaymentResult {
  trade: Trade;
  /** The agreement that was signed with this payment. */
  signed: Agreement | undefined;
}

/** Takes the payment of a trade, by its buyer or under an agreement, and signs the agreement of the order. */
export function takePayment(parts: PaymentParts, trade: Trade, agrees = true): PaymentResult {
  const after = paid(trade, Date.now());
  const agreement = trade.agreementNo === undefined ? undefined : chargeable(parts, trade);
  const kept = parts.book.put(after);
  if (agreement) parts.agreements.put(charged(agreement, parts.calendar.today(agreement.notifyUrl)));
  const terms = agrees ? trade.signing : undefined;
  return { trade: kept, signed: terms && parts.agreements.sign(terms, trade) };
}

/** An unsigned agreement cannot be charged, even if the charge was requested before. */
function chargeable({ agreements, calendar }: PaymentParts, { agreementNo = '', fen }: Trade): Agreement {
  const agreement = agreements.findByNo(agreementNo);
  if (!agreement) throw new Refused('ACQ.AGREEMENT_NOT_EXIST');
  checkChargeable(agreement, fen, calendar.today(agreement.notifyUrl));
  return agreement;
}
