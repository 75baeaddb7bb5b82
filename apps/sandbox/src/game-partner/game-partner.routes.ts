import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FORGERIES, writeCallback } from './callback.ts';
import { loopback, redeemRoutes } from './redeem.routes.ts';

const TIME_LIMIT_MS = 9_000;
const TIMES = { once: 1, twice: 2 };

const callbackInput = z.object({
  partner: z.string().regex(/^[a-z]{1,32}$/),
  event: z.string().regex(/^[a-z-]{1,32}(\/[a-z]{1,32})?$/),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Requests with the same key are repeats; by default the key is new. */
  key: z.string().optional(),
  forgery: z.enum(FORGERIES).default('none'),
});
const sendInput = callbackInput.extend({
  /** Origin of the product. */
  to: loopback,
  deliver: z.enum(['once', 'twice']).default('once'),
});

/** Simulates a game's maker, which reports the progress of players: signed, forged, or repeated. */
export async function gamePartnerRoutes(app: FastifyInstance): Promise<void> {
  await app.register(redeemRoutes);

  /** The callback without sending it. */
  app.post('/game-partner/control/write', async (request) =>
    writeCallback(callbackInput.parse(request.body)),
  );

  app.post('/game-partner/control/send', async (request) => {
    const { to, deliver, ...order } = sendInput.parse(request.body);
    const callback = writeCallback(order);
    const answers: Array<{ httpStatus: number; answer: string }> = [];
    for (let turn = 0; turn < TIMES[deliver]; turn += 1) {
      const response = await fetch(new URL(callback.path, to), {
        method: 'POST',
        headers: callback.headers,
        body: callback.body,
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      answers.push({ httpStatus: response.status, answer: await response.text() });
    }
    return { ...callback, answers };
  });
}
