import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import type { Agreement } from './agreement.ts';
import type { AgreementBook } from './agreement-book.ts';
import type { Calendar } from './calendar.ts';
import type { AlipayDeliveries } from './deliveries.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { Merchants } from './merchants.ts';
import type { Trade } from './trade.ts';
import type { TradeBook } from './trade-book.ts';

/** What the routes of this provider share. */
export interface AlipayParts {
  book: TradeBook;
  agreements: AgreementBook;
  calendar: Calendar;
  merchants: Merchants;
  dispatch: Dispatch;
  deliveries: AlipayDeliveries;
  faults: FaultSwitch;
  /** Tells the merchant how a trade ended, where it left an address for that. */
  announce(trade: Trade, plan: NotifyPlan): Promise<Sent[]>;
  announceAgreement(agreement: Agreement, plan: NotifyPlan): Promise<Sent[]>;
}
