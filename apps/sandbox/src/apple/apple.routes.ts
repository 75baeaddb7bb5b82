import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { handleInvalidInput } from '../lib/invalid-input.ts';
import { openJournal } from '../lib/journal.ts';
import type { FaultSwitch } from '../notify/faults.ts';
import { controlRoutes } from './control.routes.ts';
import { openDeliveries } from './deliveries.ts';
import { createDispatch } from './dispatch.ts';
import { type ChainRecord, openIssuer } from './issuer.ts';
import { type BookEntry, createPurchaseBook } from './purchase-book.ts';
import { appOf, createSigner } from './signer.ts';

export interface AppleOptions {
  /** Folder of certificates and purchases; without one they are kept in memory. */
  folder: string | undefined;
  scale: number;
}

const params = z.object({ brand: z.string().regex(/^[a-z]{1,16}$/) });

/** Simulates the App Store on loopback: sells, signs and notifies, with its own root certificate. */
export async function appleRoutes(app: FastifyInstance, { folder, scale }: AppleOptions): Promise<void> {
  const faults: FaultSwitch = { fault: 'none' };
  const issuer = openIssuer(openJournal<ChainRecord>(folder, 'apple-issuer'));
  const signer = createSigner(issuer);
  const book = createPurchaseBook(openJournal<BookEntry>(folder, 'apple-purchases'));
  const dispatch = createDispatch({ signer, faults });
  const deliveries = openDeliveries({ folder, dispatch, scale });

  handleInvalidInput(app);
  app.addHook('onClose', async () => deliveries.stop());
  /** The app data of App Store Connect, and the root certificate that verifies signatures. */
  app.get('/apple/console/apps/:brand', async (request) => ({
    ...appOf(params.parse(request.params).brand),
    environment: 'Sandbox',
    roots: [issuer.chain[2]],
  }));
  await app.register(controlRoutes, { book, signer, deliveries, faults });
}
