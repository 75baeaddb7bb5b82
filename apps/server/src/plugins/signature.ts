import { CODE } from '@juban/contract/code-names';
import { isSignatureValid } from '@juban/wire';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../lib/refusal.ts';

/** Refuses a signed call if its signature is missing, wrong, for other parameters, or too old. */
export function checkSignature(request: FastifyRequest, input: Record<string, unknown>, now: Date): void {
  const { t, sign, uet, et, aliid } = request.headers;
  const params: Record<string, string> = {};
  for (const [key, value] of Object.entries(input)) {
    if (typeof value !== 'string') throw new Refusal(CODE.forbidden);
    params[key] = value;
  }
  const repeatsEt = (uet ?? '') === (et ?? '');
  const signed = {
    clientType: request.context.clientTypeId,
    path: request.routeOptions.url ?? '',
    t: Number(t),
    params,
  };
  if (typeof sign !== 'string' || !aliid || !repeatsEt || !isSignatureValid(signed, sign, now.getTime())) {
    throw new Refusal(CODE.forbidden);
  }
}
