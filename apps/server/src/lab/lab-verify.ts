import type { FastifyInstance } from 'fastify';
import { verifyProduct } from '../verify-product.ts';
import type { LabRouteOptions } from './lab-options.ts';

/** A moved clock makes much due at once; what takes longer than this is verified as it is. */
const BRING_FORWARD_MS = 5_000;

export async function labVerifyRoutes(app: FastifyInstance, { product }: LabRouteOptions): Promise<void> {
  const { services } = product;

  /** What the background jobs would do within a second. */
  async function bringForward(): Promise<void> {
    const work = services.reconciliation.reconcileDue().then(() => services.outbox.drain());
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, BRING_FORWARD_MS);
    });
    await Promise.race([work.catch(() => {}), limit]);
    clearTimeout(timer);
  }

  app.get('/lab/api/verify', async () => {
    await bringForward();
    return verifyProduct(product);
  });
}
