import { openJournal } from '../lib/journal.ts';
import { createDeliveries, type Delivery } from '../notify/deliveries.ts';
import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import { createDispatch, type Sent } from './dispatch.ts';
import type { Protocol } from './protocol.ts';
import type { Trade } from './trade.ts';
import { type BookEntry, createTradeBook } from './trade-book.ts';

/** Which payment the merchant is to be told of. */
type Told = Pick<Trade, 'outTradeNo'>;

const AT_ONCE = 16;

export interface WalletOptions {
  /** Where keys and trades are kept; none: in memory. */
  folder: string | undefined;
  scale: number;
}

/** What every payment provider here has: its book, its line to merchants, and a switch that breaks it. */
export function openWallet(protocol: Protocol, { folder, scale }: WalletOptions) {
  const { name, newTradeNo, repeatsMs } = protocol;
  const faults: FaultSwitch = { fault: 'none' };
  const book = createTradeBook(openJournal<BookEntry>(folder, `${name}-trades`), newTradeNo);
  const dispatch = createDispatch(protocol, faults);
  const deliveries = createDeliveries<Told, Sent>({
    journal: openJournal<Delivery<Told>>(folder, `${name}-deliveries`),
    keyOf: ({ outTradeNo }) => outTradeNo,
    send({ outTradeNo }, plan, attempts) {
      const trade = book.find(outTradeNo);
      // A payment is told as it was, even where it has been given back since.
      return trade && dispatch.send({ ...trade, refunds: [] }, plan, attempts);
    },
    isHeard: (sent, { outTradeNo }) => sent.outTradeNo === outTradeNo && sent.isHeard,
    forget: dispatch.forget,
    repeatsMs,
    scale,
    atOnce: AT_ONCE,
  });
  const announce = async ({ outTradeNo, notifyUrl }: Trade, plan: NotifyPlan): Promise<Sent[]> =>
    notifyUrl ? deliveries.announce({ outTradeNo }, plan) : [];
  return { protocol, faults, book, dispatch, deliveries, announce };
}

export type Wallet = ReturnType<typeof openWallet>;
