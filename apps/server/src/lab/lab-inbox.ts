import { CODE } from '@juban/contract/code-names';
import { normalisePhone } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { readOpenRisks } from './lab.repository.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { callSandbox } from './sandbox-control.ts';

const byMobile = z.object({ mobile: z.optional(z.string()) });
const byUuid = z.object({ uuid: z.string() });
const byChallenge = z.object({ challenge: z.string() });

/** What a person would read: messages on a phone, digits in a picture, the gap of a puzzle. */
export async function labInboxRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { services, foundation } = product;
  const { sms } = foundation.config;

  app.get('/lab/api/sms', async (request) => {
    const { mobile } = labInput(byMobile, request.query);
    if (sms.provider !== 'sandbox') return [];
    const query = mobile === undefined ? '' : `?phone=${encodeURIComponent(normalisePhone(mobile))}`;
    return callSandbox(`${sms.url}/sms/messages${query}`);
  });

  app.get('/lab/api/captcha', async (request) => {
    const { uuid } = labInput(byUuid, request.query);
    const answer = await services.captchas.readAnswer(uuid);
    if (answer === undefined) throw new Refusal(CODE.notFound);
    return { answer };
  });

  app.get('/lab/api/risks', async () => readOpenRisks(foundation.database.db, foundation.clock.realNow()));

  app.get('/lab/api/risk', async (request) => {
    const { challenge } = labInput(byChallenge, request.query);
    const answer = await services.risk.readAnswer(challenge);
    if (answer === undefined) throw new Refusal(CODE.notFound);
    return { answer };
  });
}
