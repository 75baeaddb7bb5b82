import { DEFAULT_CLIENT_TYPE } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import { openValue, sealValue, signRequest } from '@juban/wire';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';

const clientType = z._default(z.string().check(z.maxLength(64)), DEFAULT_CLIENT_TYPE);
const toSign = z.object({
  clientType,
  path: z.string(),
  params: z._default(z.record(z.string(), z.coerce.string()), {}),
  t: z.optional(z.number()),
});
const toSeal = z.object({ clientType, value: z.string(), keyId: z.optional(z.number()) });
const toOpen = z.object({ clientType, value: z.string() });

/** The signing and encryption recipe over HTTP, for clients without our code. */
export async function labWireRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { clock } = product.foundation;

  app.post('/lab/api/sign', async (request) => {
    const { t = clock.realNow().getTime(), ...signed } = labInput(toSign, request.body);
    try {
      return { t, sign: signRequest({ ...signed, t }) };
    } catch {
      return refuse();
    }
  });

  app.post('/lab/api/encrypt', async (request) => {
    const { keyId, ...input } = labInput(toSeal, request.body);
    const sealed = await sealValue(input.clientType, input.value, keyId === undefined ? {} : { keyId }).catch(
      refuse,
    );
    return { value: sealed };
  });

  app.post('/lab/api/decrypt', async (request) => {
    const input = labInput(toOpen, request.body);
    return { value: await openValue(input.clientType, input.value).catch(refuse) };
  });
}

function refuse(): never {
  throw new Refusal(CODE.badRequest);
}
