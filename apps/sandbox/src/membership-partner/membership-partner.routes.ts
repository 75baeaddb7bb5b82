import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openJournal } from '../lib/journal.ts';
import { authorizeRoutes } from './authorize.routes.ts';
import { type BookEntry, openBook, type PartnerBook } from './book.ts';
import { counterRoutes, PARTNER_STATES, type PartnerStates } from './counter.routes.ts';

const wanted = z.object({ partner: z.string().regex(/^[a-z]{1,32}$/), state: z.enum(PARTNER_STATES) });
const some = z.object({ partner: z.string().optional() });

/** For the Lab and for tests: how a partner answers, and what it has given. */
async function controlRoutes(
  app: FastifyInstance,
  { book, states }: { book: PartnerBook; states: PartnerStates },
): Promise<void> {
  const room = '/membership-partner/control';

  /** Of those whose switch was ever touched. */
  app.get(`${room}/state`, async () => Object.fromEntries(states));
  app.post(`${room}/state`, async (request) => {
    const { partner, state } = wanted.parse(request.body);
    states.set(partner, state);
    return { partner, state };
  });
  app.get(`${room}/grants`, async (request) => book.grants(some.parse(request.query).partner));
  app.get(`${room}/bindings`, async () => book.bindings());
  app.post(`${room}/reset`, async () => {
    states.clear();
    book.forget();
    return { ok: true };
  });
}

/** Partners whose memberships are sold with ours, all at one counter. */
export async function membershipPartnerRoutes(
  app: FastifyInstance,
  { folder }: { folder: string | undefined },
): Promise<void> {
  const parts = {
    book: openBook(openJournal<BookEntry>(folder, 'membership-partner-grants')),
    states: new Map() as PartnerStates,
  };
  await app.register(counterRoutes, parts);
  await app.register(authorizeRoutes, parts);
  await app.register(controlRoutes, parts);
}
