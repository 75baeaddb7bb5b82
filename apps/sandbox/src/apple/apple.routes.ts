import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openJournal } from '../lib/journal.ts';
import { refusePlainly } from '../lib/plain-refusals.ts';
import type { FaultSwitch } from '../notify/faults.ts';
import { controlRoutes } from './control.routes.ts';
import { openDeliveries } from './deliveries.ts';
import { createDispatch } from './dispatch.ts';
import { type ChainRecord, openIssuer } from './issuer.ts';
import { type BookEntry, createPurchaseBook } from './purchase-book.ts';
import { appOf, createSigner } from './signer.ts';

export interface AppleOptions {
  /** Where certificates and purchases are kept; none: in memory. */
  folder: string | undefined;
  scale: number;
}

const params = z.object({ brand: z.string().regex(/^[a-z]{1,16}$/) });

/** The App Store on loopback: it sells, signs and tells, under a root of its own. */
export async function appleRoutes(app: FastifyInstance, { folder, scale }: AppleOptions): Promise<void> {
  const faults: FaultSwitch = { fault: 'none' };
  const issuer = openIssuer(openJournal<ChainRecord>(folder, 'apple-issuer'));
  const signer = createSigner(issuer);
  const book = createPurchaseBook(openJournal<BookEntry>(folder, 'apple-purchases'));
  const dispatch = createDispatch({ signer, faults });
  const deliveries = openDeliveries({ folder, dispatch, scale });

  refusePlainly(app);
  app.addHook('onClose', async () => deliveries.stop());
  /** What App Store Connect shows of a brand's app, and the root that its word is checked by. */
  app.get('/apple/console/apps/:brand', async (request) => ({
    ...appOf(params.parse(request.params).brand),
    environment: 'Sandbox',
    roots: [issuer.chain[2]],
  }));
  await app.register(controlRoutes, { book, signer, deliveries, faults });
}
