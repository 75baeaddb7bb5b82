import type { FastifyInstance } from 'fastify';
import { handleInvalidInput } from '../lib/invalid-input.ts';
import { cashierRoutes } from './cashier.routes.ts';
import { controlRoutes } from './control.routes.ts';
import type { Wallet } from './wallet.ts';

/** Registers what all providers share: cashier, control API, and error handling for invalid input. */
export async function registerProviderRoutes(app: FastifyInstance, wallet: Wallet): Promise<void> {
  handleInvalidInput(app);
  app.addHook('onClose', async () => wallet.deliveries.stop());
  await app.register(cashierRoutes, { wallet });
  await app.register(controlRoutes, { wallet });
}
