import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../lib/form-bodies.ts';
import { handleInvalidInput } from '../lib/invalid-input.ts';
import { openJournal } from '../lib/journal.ts';
import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import { type AgreementEntry, createAgreementBook } from './agreement-book.ts';
import { agreementControlRoutes } from './agreement-control.routes.ts';
import { agreementInStatus, noticeOfAgreement } from './agreement-notification.ts';
import type { AlipayParts } from './alipay-parts.ts';
import { type ClockEntry, createCalendar } from './calendar.ts';
import { cashierRoutes } from './cashier.routes.ts';
import { consoleRoutes } from './console.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { openDeliveries, type Subject } from './deliveries.ts';
import { createDispatch } from './dispatch.ts';
import { gatewayRoutes } from './gateway.routes.ts';
import { createMerchants, type Merchant } from './merchants.ts';
import type { Notice } from './notice.ts';
import { noticeOfTrade } from './notification.ts';
import { type TradeStatus, tradeInStatus } from './trade.ts';
import { type BookEntry, createTradeBook } from './trade-book.ts';
import { walletRoutes } from './wallet.routes.ts';

const ROUTES = [
  gatewayRoutes,
  cashierRoutes,
  walletRoutes,
  consoleRoutes,
  controlRoutes,
  agreementControlRoutes,
];

export interface AlipayOptions {
  /** Folder of keys and trades; without one they are kept in memory. */
  folder: string | undefined;
  scale: number;
}

/** Simulates Alipay on loopback, with its wire protocol. */
export async function alipayRoutes(app: FastifyInstance, { folder, scale }: AlipayOptions): Promise<void> {
  const faults: FaultSwitch = { fault: 'none' };
  const merchants = createMerchants(openJournal<Merchant>(folder, 'alipay-merchants'));
  const book = createTradeBook(openJournal<BookEntry>(folder, 'alipay-trades'));
  const agreements = createAgreementBook(openJournal<AgreementEntry>(folder, 'alipay-agreements'));
  const calendar = createCalendar(openJournal<ClockEntry>(folder, 'alipay-clock'));
  const dispatch = createDispatch({ merchants, faults });
  const deliveries = openDeliveries({ folder, dispatch, find: findNotice, scale });
  const deliver = async ({ number, status, notifyUrl }: Notice, plan: NotifyPlan) =>
    notifyUrl ? deliveries.announce({ number, status }, plan) : [];
  const announce: AlipayParts['announce'] = (trade, plan) => deliver(noticeOfTrade(trade), plan);
  const announceAgreement: AlipayParts['announceAgreement'] = (agreement, plan) =>
    deliver(noticeOfAgreement(agreement), plan);
  const parts: AlipayParts = {
    book,
    agreements,
    calendar,
    merchants,
    dispatch,
    deliveries,
    faults,
    announce,
    announceAgreement,
  };

  function findNotice({ number, status }: Subject): Notice | undefined {
    if (status === 'NORMAL' || status === 'UNSIGN') {
      const agreement = agreements.find(number);
      return agreement && noticeOfAgreement(agreementInStatus(agreement, status));
    }
    const trade = book.find(number);
    return trade && noticeOfTrade(tradeInStatus(trade, status as TradeStatus));
  }

  acceptForms(app);
  handleInvalidInput(app);
  app.addHook('onClose', async () => deliveries.stop());
  for (const routes of ROUTES) await app.register(routes, parts);
}
