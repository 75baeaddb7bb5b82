import type { Agreement } from './agreement.ts';
import { charged, demandChargeable } from './agreement.ts';
import type { AgreementBook } from './agreement-book.ts';
import type { Calendar } from './calendar.ts';
import { Refused } from './sub-codes.ts';
import { paid, type Trade } from './trade.ts';
import type { TradeBook } from './trade-book.ts';

export interface TakingParts {
  book: TradeBook;
  agreements: AgreementBook;
  calendar: Calendar;
}

export interface Taken {
  trade: Trade;
  /** Signed at this moment. */
  signed: Agreement | undefined;
}

/** Takes the money of a trade, by its buyer or by the agreement that pays it, and signs what is to be signed. */
export function takeMoney(parts: TakingParts, trade: Trade, agrees = true): Taken {
  const after = paid(trade, Date.now());
  const agreement = trade.agreementNo === undefined ? undefined : chargeable(parts, trade);
  const kept = parts.book.put(after);
  if (agreement) parts.agreements.put(charged(agreement, parts.calendar.today(agreement.notifyUrl)));
  const terms = agrees ? trade.signing : undefined;
  return { trade: kept, signed: terms && parts.agreements.sign(terms, trade) };
}

/** An unsigned agreement is never charged, not even by a charge that was asked for before. */
function chargeable({ agreements, calendar }: TakingParts, { agreementNo = '', fen }: Trade): Agreement {
  const agreement = agreements.findByNo(agreementNo);
  if (!agreement) throw new Refused('ACQ.AGREEMENT_NOT_EXIST');
  demandChargeable(agreement, fen, calendar.today(agreement.notifyUrl));
  return agreement;
}
