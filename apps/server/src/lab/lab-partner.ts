import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import type { LabOptions } from './lab.ts';
import { labInput } from './lab-input.ts';
import { tellSandbox } from './sandbox-control.ts';

const partner = z.string().check(z.regex(/^[a-z]{1,32}$/));
const wanted = z.object({
  partner,
  /** slow: does it, and answers too late. broken: does it, and answers 500. twice: does it twice over. */
  state: z.enum(['up', 'down', 'slow', 'broken', 'twice']),
});

/** The partners' counter: how it answers, and what it has given so far. */
export async function labPartnerRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { partners } = product.foundation.config;

  function counter(): string {
    if (!partners) throw new Refusal('4040');
    return `${partners.url}/control`;
  }

  app.post('/lab/api/partner', async (request) =>
    tellSandbox(`${counter()}/state`, labInput(wanted, request.body)),
  );

  app.get('/lab/api/partner', async (request) => {
    const { partner: name } = labInput(z.object({ partner: z.optional(partner) }), request.query);
    return tellSandbox(`${counter()}/grants${name ? `?partner=${name}` : ''}`);
  });
}
