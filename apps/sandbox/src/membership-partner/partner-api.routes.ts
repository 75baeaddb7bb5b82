import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PartnerBook } from './book.ts';

/** Our id at the partners, and the shared secret that signs requests. */
export const APP = { id: 'juban', secret: process.env.SANDBOX_PARTNER_SECRET || 'membership-partner-demo' };
const MAX_SKEW_MS = 300_000;
/** Longer than the product waits for an answer. */
const SLOW_MS = 6_000;

export const PARTNER_STATES = ['up', 'down', 'slow', 'broken', 'twice'] as const;
export type PartnerStates = Map<string, (typeof PARTNER_STATES)[number]>;

export const partnerName = z.object({ partner: z.string().regex(/^[a-z]{1,32}$/) });
const query = z.object({ mobile: z.string().optional(), openId: z.string().optional() });
const binding = z.object({
  userId: z.string(),
  openId: z.string(),
  nickName: z.string().optional(),
  mobile: z.string().optional(),
});
const grant = z.object({
  account: z.string().min(1),
  days: z.number().int().min(1).max(3_660),
  product: z.string().min(1),
});

function isSigned({ method, url, headers, body }: FastifyRequest): boolean {
  const at = String(headers['x-at']);
  const path = url.replace(/^\/membership-partner/, '');
  const signed = [method, path, at, headers['idempotency-key'] ?? '', String(body ?? '')].join('\n');
  const sign = createHmac('sha256', APP.secret).update(signed).digest('hex');
  const isFresh = Math.abs(Date.now() - Number(at)) <= MAX_SKEW_MS;
  return headers['x-app-id'] === APP.id && headers['x-sign'] === sign && isFresh;
}

type Work = (partner: string, body: unknown, key: string) => object | undefined;

/** The API of the partners. The protocol is our own, because the partners' protocols are not public. */
export async function partnerApiRoutes(
  app: FastifyInstance,
  { book, states }: { book: PartnerBook; states: PartnerStates },
): Promise<void> {
  // Keep the body as received, because the signature covers it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  async function serve(request: FastifyRequest, reply: FastifyReply, work: Work) {
    const { partner } = partnerName.parse(request.params);
    const state = states.get(partner) ?? 'up';
    if (state === 'down') return reply.code(503).send({ error: 'down' });
    if (!isSigned(request)) return reply.code(401).send({ error: 'unsigned' });
    const key = String(request.headers['idempotency-key'] ?? '');
    const body: unknown = JSON.parse(String(request.body));
    const done = work(partner, body, key);
    if (state === 'twice') work(partner, body, key);
    if (state === 'slow') await pause(SLOW_MS, undefined, { ref: false });
    if (state === 'broken') return reply.code(500).send({ error: 'broken' });
    return done ?? reply.code(404).send({ error: 'unknown' });
  }

  const on = (what: string, work: Work) =>
    app.post(`/membership-partner/:partner/${what}`, (request, reply) => serve(request, reply, work));

  on('accounts/find', (partner, body) => book.find(partner, withoutUndefined(query.parse(body))));

  on('bindings', (partner, body) => {
    const { userId, openId } = binding.parse(body);
    book.bind(partner, userId, openId);
    return { ok: true };
  });

  on('grants', (partner, body, key) => {
    const wanted = grant.parse(body);
    if (!key || !book.knows(partner, wanted.account)) return undefined;
    book.grant({ ...wanted, partner, key, at: Date.now() });
    return { ok: true };
  });
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
