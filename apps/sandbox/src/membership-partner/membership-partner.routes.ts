import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openJournal } from '../lib/journal.ts';
import { authorizeRoutes } from './authorize.routes.ts';
import { type BookEntry, openBook, type PartnerBook } from './book.ts';
import { PARTNER_STATES, type PartnerStates, partnerApiRoutes } from './partner-api.routes.ts';

const wanted = z.object({ partner: z.string().regex(/^[a-z]{1,32}$/), state: z.enum(PARTNER_STATES) });
const some = z.object({ partner: z.string().optional() });

/** Control API for the Lab and for tests: how a partner answers, and what it has granted. */
async function controlRoutes(
  app: FastifyInstance,
  { book, states }: { book: PartnerBook; states: PartnerStates },
): Promise<void> {
  const base = '/membership-partner/control';

  /** Only partners whose state was ever set. */
  app.get(`${base}/state`, async () => Object.fromEntries(states));
  app.post(`${base}/state`, async (request) => {
    const { partner, state } = wanted.parse(request.body);
    states.set(partner, state);
    return { partner, state };
  });
  app.get(`${base}/grants`, async (request) => book.grants(some.parse(request.query).partner));
  app.get(`${base}/bindings`, async () => book.bindings());
  app.post(`${base}/reset`, async () => {
    states.clear();
    book.forget();
    return { ok: true };
  });
}

/** Simulates the partners whose memberships are sold with ours. */
export async function membershipPartnerRoutes(
  app: FastifyInstance,
  { folder }: { folder: string | undefined },
): Promise<void> {
  const parts = {
    book: openBook(openJournal<BookEntry>(folder, 'membership-partner-grants')),
    states: new Map() as PartnerStates,
  };
  await app.register(partnerApiRoutes, parts);
  await app.register(authorizeRoutes, parts);
  await app.register(controlRoutes, parts);
}
