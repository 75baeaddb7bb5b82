import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { PARTNERS } from '../ports/partner-gateway.ts';
import { labInput, wrongInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { findUnionPartner, readPartnerNames } from './lab-partner.repository.ts';
import { callSandbox } from './sandbox-control.ts';

const partner = z.string();
const inputSchema = z.object({
  partner,
  /** slow: grants, and answers too late. broken: grants, and answers 500. twice: grants twice. */
  state: z.enum(['up', 'down', 'slow', 'broken', 'twice']),
});

/** The partners' simulated API: how it answers, and its grants so far. */
export async function labPartnerRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { config, database } = product.foundation;
  const { partners } = config;

  function counter(): string {
    if (!partners) throw new Refusal(CODE.notFound);
    return `${partners.url}/control`;
  }

  /** By the partner's own name or by its union's: for any other name a switch would have no effect. */
  async function partnerOf(name: string): Promise<string> {
    const known = PARTNERS.find((one) => one === name) ?? (await findUnionPartner(database.db, name));
    if (!known) throw wrongInput('partner');
    return known;
  }

  app.post('/lab/api/partner', async (request) => {
    const { partner: name, state } = labInput(inputSchema, request.body);
    return callSandbox(`${counter()}/state`, { partner: await partnerOf(name), state });
  });

  /** All partners, and how each answers now: others may have changed it, and a reset clears it. */
  app.get('/lab/api/partners', async () => {
    const names = await readPartnerNames(database.db);
    const states = await callSandbox<Readonly<Record<string, string>>>(`${counter()}/state`);
    return PARTNERS.map((one) => ({ partner: one, name: names[one] ?? one, state: states[one] ?? 'up' }));
  });

  app.get('/lab/api/partner', async (request) => {
    const { partner: name } = labInput(z.object({ partner: z.optional(partner) }), request.query);
    const which = name === undefined ? '' : `?partner=${await partnerOf(name)}`;
    return callSandbox(`${counter()}/grants${which}`);
  });
}
