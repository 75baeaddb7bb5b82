import type { FastifyInstance } from 'fastify';
import type { Product } from '../composition.ts';
import { labClockRoutes } from './lab-clock.ts';
import { labDataRoutes } from './lab-data.ts';
import { labEventRoutes } from './lab-events.ts';
import { labInboxRoutes } from './lab-inbox.ts';
import { labPageRoutes } from './lab-page.ts';
import { labUserRoutes } from './lab-users.ts';
import { labWireRoutes } from './lab-wire.ts';

export interface LabOptions {
  product: Product;
}

/** The Lab: what a developer or a test needs to stand outside the product and move it. Demo only. */
export async function labPlugin(app: FastifyInstance, options: LabOptions): Promise<void> {
  for (const routes of [
    labDataRoutes,
    labUserRoutes,
    labInboxRoutes,
    labClockRoutes,
    labWireRoutes,
    labEventRoutes,
  ]) {
    await app.register(routes, options);
  }
  await app.register(labPageRoutes);
}
