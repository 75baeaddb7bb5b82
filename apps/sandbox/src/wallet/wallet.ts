import { openJournal } from '../lib/journal.ts';
import { createDeliveries, type Delivery } from '../notify/deliveries.ts';
import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import { createDispatch, type Sent } from './dispatch.ts';
import type { Protocol } from './protocol.ts';
import type { Trade } from './trade.ts';
import { type BookEntry, createTradeBook } from './trade-book.ts';

/** The payment to report. */
type Subject = Pick<Trade, 'outTradeNo'>;

const CONCURRENCY = 16;

export interface WalletOptions {
  /** Folder of keys and trades; without one they are kept in memory. */
  folder: string | undefined;
  scale: number;
}

/** What all payment providers share: trades, notifications, and the fault switch. */
export function openWallet(protocol: Protocol, { folder, scale }: WalletOptions) {
  const { name, newTradeNo, retryDelaysMs } = protocol;
  const faults: FaultSwitch = { fault: 'none' };
  const book = createTradeBook(openJournal<BookEntry>(folder, `${name}-trades`), newTradeNo);
  const dispatch = createDispatch(protocol, faults);
  const deliveries = createDeliveries<Subject, Sent>({
    journal: openJournal<Delivery<Subject>>(folder, `${name}-deliveries`),
    keyOf: ({ outTradeNo }) => outTradeNo,
    send({ outTradeNo }, plan, attempts) {
      const trade = book.find(outTradeNo);
      // Reported as it was when paid, even if it has been refunded since.
      return trade && dispatch.send({ ...trade, refunds: [] }, plan, attempts);
    },
    isAcknowledged: (sent, { outTradeNo }) => sent.outTradeNo === outTradeNo && sent.isAcknowledged,
    forget: dispatch.forget,
    retryDelaysMs,
    scale,
    concurrency: CONCURRENCY,
  });
  const announce = async ({ outTradeNo, notifyUrl }: Trade, plan: NotifyPlan): Promise<Sent[]> =>
    notifyUrl ? deliveries.announce({ outTradeNo }, plan) : [];
  return { protocol, faults, book, dispatch, deliveries, announce };
}

export type Wallet = ReturnType<typeof openWallet>;
