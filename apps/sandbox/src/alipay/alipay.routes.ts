import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { openJournal } from '../lib/journal.ts';
import type { AlipayParts } from './alipay-parts.ts';
import { cashierRoutes } from './cashier.routes.ts';
import { consoleRoutes } from './console.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { createDeliveries, type Delivery } from './deliveries.ts';
import { createDispatch } from './dispatch.ts';
import type { FaultSwitch } from './faults.ts';
import { gatewayRoutes } from './gateway.routes.ts';
import { createMerchants, type Merchant } from './merchants.ts';
import { type BookEntry, createTradeBook } from './trade-book.ts';

export interface AlipayOptions {
  /** Where keys and trades are kept; none: in memory. */
  folder: string | undefined;
  scale: number;
}

/** Alipay on loopback by its own wire protocol. */
export async function alipayRoutes(app: FastifyInstance, { folder, scale }: AlipayOptions): Promise<void> {
  const faults: FaultSwitch = { fault: 'none' };
  const merchants = createMerchants(openJournal<Merchant>(folder, 'alipay-merchants'));
  const book = createTradeBook(openJournal<BookEntry>(folder, 'alipay-trades'));
  const dispatch = createDispatch({ merchants, faults });
  const journal = openJournal<Delivery>(folder, 'alipay-deliveries');
  const deliveries = createDeliveries({ journal, dispatch, find: book.find, scale });
  const announce: AlipayParts['announce'] = async (trade, plan) =>
    trade.notifyUrl ? deliveries.announce(trade, plan) : [];
  const parts: AlipayParts = { book, merchants, dispatch, deliveries, faults, announce };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ZodError ? reply.code(400).send({ error: error.message }) : reply.send(error),
  );
  app.addHook('onClose', async () => deliveries.stop());
  for (const routes of [gatewayRoutes, cashierRoutes, consoleRoutes, controlRoutes]) {
    await app.register(routes, parts);
  }
}
