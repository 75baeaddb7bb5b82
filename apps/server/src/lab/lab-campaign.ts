import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { leaveCodes } from './lab-campaign.repository.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { callSandbox } from './sandbox-control.ts';

const inputSchema = z.object({
  userId: z.pipe(
    z.union([z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int().check(z.minimum(1))]),
    z.transform(String),
  ),
  activityId: z.pipe(
    z.union([z.string().check(z.regex(/^[1-9]$/)), z.int().check(z.minimum(1), z.maximum(9))]),
    z.transform(Number),
  ),
});
const stocked = z.object({
  prizeId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  left: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});

const codesWanted = z.union([
  z.object({ state: z.enum(['received', 'used']), userId: inputSchema.shape.userId }),
  /** The number of codes left; zero shows the page of a used-up batch. */
  z.object({ left: z.int().check(z.minimum(0), z.maximum(100_000)) }),
]);

interface Written {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Lets the game's maker report a player, and sets the stock of a prize. */
export async function labCampaignRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { services, foundation } = product;
  const { gamePartners } = foundation.config;

  /** Signed by the sandbox, and received by the same endpoint as all partner messages. */
  async function report(partner: string, event: string, facts: object) {
    if (gamePartners.provider !== 'sandbox') throw new Refusal(CODE.notFound);
    const order = { partner, event, facts };
    const written = await callSandbox<Written>(`${gamePartners.url}/control/write`, order);
    const { path: url, headers, body: payload } = written;
    return app.inject({ method: 'POST', url, headers, payload });
  }

  app.post('/lab/api/campaign/progress', async (request, reply) => {
    const { userId, activityId } = labInput(inputSchema, request.body);
    const { campaign: activity, partner, missions } = await services.campaigns.find();
    const goal = missions.find(({ id }) => id === activityId)?.goal;
    if (!goal) throw new Refusal(CODE.notFound);
    if (goal.event === 'share') return { code: '0000', data: { outcome: 'none' } };
    const at = foundation.clock.businessNow().getTime();
    const facts = { activity, userId, at, ...AMOUNTS[goal.event]('least' in goal ? goal.least : 0) };
    const answer = await report(partner, goal.event, facts);
    return reply.code(answer.statusCode).send(answer.json());
  });

  /** A user who shared, and whose code was used in the game. */
  async function takeCode(userId: string, state: 'received' | 'used') {
    const { campaign: activity, partner } = await services.campaigns.find();
    const { giftCode } = await services.missions.receiveMission(Number(userId), SHARE_MISSION, 'android');
    if (state === 'received') return { giftCode };
    const answer = await report(partner, 'codes/use', { activity, code: giftCode ?? '', player: userId });
    return { giftCode, answer: answer.json() };
  }

  app.post('/lab/api/campaign/codes', async (request) => {
    const input = labInput(codesWanted, request.body);
    if ('state' in input) return takeCode(input.userId, input.state);
    await leaveCodes(foundation.database.db, input.left);
    return input;
  });

  app.post('/lab/api/campaign/stock', async (request) => {
    const { prizeId, left } = labInput(stocked, request.body);
    const kept = await services.draws.setLeft(prizeId, left);
    if (!kept) throw new Refusal(CODE.notFound);
    return { prizeId, left, won: kept.won, released: kept.won + left };
  });
}

const SHARE_MISSION = 9;

/** The smallest value that completes a mission. */
const AMOUNTS = {
  'sign-up': () => ({}),
  'top-up': (fen: number) => ({ fen }),
  level: (level: number) => ({ level }),
};
