import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createInbox } from './inbox.ts';

const message = z.object({
  phone: z.string(),
  code: z.string(),
  purpose: z.string(),
  signature: z.string(),
  /** For messages without a code. */
  text: z.string().optional(),
});
const query = z.object({ phone: z.string().optional() });
const state = z.object({ down: z.boolean() });

export async function smsRoutes(app: FastifyInstance): Promise<void> {
  const inbox = createInbox();
  let isDown = false;

  app.post('/sms/messages', async (request, reply) => {
    if (isDown) return reply.code(503).send({ error: 'the carrier is down' });
    inbox.put({ ...message.parse(request.body), at: Date.now() });
    return { ok: true };
  });

  app.get('/sms/messages', async (request) => inbox.read(query.parse(request.query).phone));

  /** Simulates an outage of the carrier. */
  app.post('/sms/state', async (request) => {
    isDown = state.parse(request.body).down;
    return { down: isDown };
  });
}
