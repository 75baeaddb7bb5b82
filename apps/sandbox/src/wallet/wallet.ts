import { openJournal } from '../lib/journal.ts';
import { createDeliveries, type Delivery } from './deliveries.ts';
import { createDispatch, type Sent } from './dispatch.ts';
import type { FaultSwitch, NotifyPlan } from './faults.ts';
import type { Protocol } from './protocol.ts';
import type { Trade } from './trade.ts';
import { type BookEntry, createTradeBook } from './trade-book.ts';

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
  const journal = openJournal<Delivery>(folder, `${name}-deliveries`);
  const deliveries = createDeliveries({ journal, dispatch, repeatsMs, find: book.find, scale });
  const announce = async (trade: Trade, plan: NotifyPlan): Promise<Sent[]> =>
    trade.notifyUrl ? deliveries.announce(trade, plan) : [];
  return { protocol, faults, book, dispatch, deliveries, announce };
}

export type Wallet = ReturnType<typeof openWallet>;
