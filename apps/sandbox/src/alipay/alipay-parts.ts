import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import type { Agreement } from './agreement.ts';
import type { AgreementBook } from './agreement-book.ts';
import type { Calendar } from './calendar.ts';
import type { AlipayDeliveries } from './deliveries.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { Merchants } from './merchants.ts';
import type { Trade } from './trade.ts';
import type { TradeBook } from './trade-book.ts';

/** Shared by all routes of this provider. */
export interface AlipayParts {
  book: TradeBook;
  agreements: AgreementBook;
  calendar: Calendar;
  merchants: Merchants;
  dispatch: Dispatch;
  deliveries: AlipayDeliveries;
  faults: FaultSwitch;
  /** Notifies the merchant of the result of a trade, if it gave an address. */
  announce(trade: Trade, plan: NotifyPlan): Promise<Sent[]>;
  announceAgreement(agreement: Agreement, plan: NotifyPlan): Promise<Sent[]>;
}
