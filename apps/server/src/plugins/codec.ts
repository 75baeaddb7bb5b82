import type { Call } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { PHONE_KEY } from '@juban/contract/phone-keys';
import { openValue, sealValue } from '@juban/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Refusal } from '../lib/refusal.ts';
import type { RequestContext } from './context.ts';

/** For client types marked in the catalogue, each 200 answer is one sealed body without a code field. */
export const codecPlugin = fp(
  async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      if (!sealsBody(request, reply) || typeof payload !== 'string') return done(null, payload);
      reply.removeHeader('content-length');
      sealValue(request.context.clientTypeId, payload).then(
        (sealed) => done(null, JSON.stringify({ data: sealed })),
        done,
      );
    });
  },
  { name: 'codec', dependencies: ['context'] },
);

function sealsBody(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!request.context?.clientType.sealedBody || reply.statusCode !== 200) return false;
  const isCall = request.routeOptions.config.call !== undefined;
  return isCall && String(reply.getHeader('content-type')).startsWith('application/json');
}

/** Decrypts the fields that a call declares as sealed; a plain or broken value is refused. */
export async function openInput(call: Call, input: unknown, context: RequestContext): Promise<unknown> {
  if (!context.sealsValues || !call.sealed || input === null || typeof input !== 'object') return input;
  const opened: Record<string, unknown> = { ...input };
  for (const field of call.sealed) {
    const value = opened[field];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string') throw new Refusal(CODE.badRequest);
    opened[field] = await openValue(context.clientTypeId, value).catch(() => {
      throw new Refusal(CODE.badRequest);
    });
  }
  return opened;
}

/** Seals every phone in an answer, however deeply nested. */
export async function sealAnswer(value: unknown, clientTypeId: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => sealAnswer(item, clientTypeId)));
  if (value === null || typeof value !== 'object') return value;
  const sealed: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const isPhone = PHONE_KEY.test(key) && typeof inner === 'string' && inner !== '';
    sealed[key] = isPhone ? await sealValue(clientTypeId, inner) : await sealAnswer(inner, clientTypeId);
  }
  return sealed;
}
