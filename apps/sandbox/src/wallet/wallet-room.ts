import type { FastifyInstance } from 'fastify';
import { refusePlainly } from '../lib/plain-refusals.ts';
import { cashierRoutes } from './cashier.routes.ts';
import { controlRoutes } from './control.routes.ts';
import type { Wallet } from './wallet.ts';

/** What every provider's room has: a cashier, a control desk, and a plain word for input that makes no sense. */
export async function walletRoom(app: FastifyInstance, wallet: Wallet): Promise<void> {
  refusePlainly(app);
  app.addHook('onClose', async () => wallet.deliveries.stop());
  await app.register(cashierRoutes, { wallet });
  await app.register(controlRoutes, { wallet });
}
