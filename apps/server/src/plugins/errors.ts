import { CODES, type Code } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isOfDeletedOwner } from '../db/deleted-owner-fault.ts';
import { isPassing } from '../db/passing-fault.ts';
import { Refusal, tooBusy } from '../lib/refusal.ts';
import { rootCause, rootMessage } from '../lib/root-cause.ts';
import { withoutPhones } from '../lib/without-phones.ts';

/** Every failed request is answered with the envelope: one text and no internals. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) =>
      sendRefusal(reply, asRefusal(error, request)),
    );
    app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal(CODE.notFound)));
  },
  { name: 'errors' },
);

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: refusal.code, msg: refusal.message, data: refusal.data }));
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) {
    if (error.cause !== undefined) logCause(error, request);
    else logRefusal(request, error);
    return error;
  }
  // Fastify's own refusals: malformed JSON, wrong content type, a body too large, a bad address.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return logRefusal(request, new Refusal(codeOfStatus(error.statusCode)));
  }
  const fault = rootCause(error);
  // The session ended with the account.
  if (isOfDeletedOwner(fault)) return logRefusal(request, new Refusal(CODE.notLoggedIn));
  request.log.error(
    { reqId: request.id, err: { name: fault.name, message: fault.message, stack: fault.stack } },
    'call failed',
  );
  return isPassing(fault) ? tooBusy() : new Refusal(CODE.broken);
}

/**
 * Wrong codes, missing logins, limits and malformed input are logged, with the id of the request's other
 * lines.
 */
export function logRefusal({ log, routeOptions, context }: FastifyRequest, refusal: Refusal): Refusal {
  // Logging every shed call would only add load to a busy process.
  if (refusal.code !== CODE.busy)
    log.info(
      { call: routeOptions.config.callName, answer: refusal.code, user: context?.userId },
      'call refused',
    );
  return refusal;
}

/** An external service refused or did not answer: the caller has an answer, the operator needs the reason. */
function logCause({ code, cause }: Refusal, request: FastifyRequest): void {
  // Not called `code`, because fields of that name are hidden in logs.
  const why = withoutPhones(rootMessage(cause));
  request.log.warn({ reqId: request.id, answer: code, why }, 'call refused by an external cause');
}

function codeOfStatus(status: number): Code {
  const found = (Object.keys(CODES) as Code[]).find((code) => CODES[code].status === status);
  return found ?? CODE.badRequest;
}
