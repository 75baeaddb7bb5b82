import {
  type Call,
  type CallName,
  type CallOutput,
  type CallRequest,
  CODES,
  calls,
  SUCCESS,
  THANOS_SUCCESS,
} from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { schemas } from '@juban/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod/mini';
import { isInProcess } from '../lib/in-process.ts';
import { Refusal } from '../lib/refusal.ts';
import { withinCall } from '../lib/time-limit.ts';
import type { Account } from '../modules/identity/account.service.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import { openInput, sealAnswer } from './codec.ts';
import type { RequestContext } from './context.ts';
import { refuseOver } from './limits.ts';
import { checkSignature } from './signature.ts';

export type CallHandler<Name extends CallName> = (
  input: CallRequest<Name>,
  context: RequestContext,
) => Promise<CallOutput<Name>>;

export interface CallsOptions {
  /** The account of a token, or undefined if the token is missing, expired or unknown. */
  authenticate: (token: string) => Promise<Account | undefined>;
  /** The same for polling calls, from memory that is kept current. */
  authenticatePoll: (token: string) => Promise<Account | undefined>;
  rateLimits: RateLimits;
  clock: Clock;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles one call of the contract: validated input in, data out, a Refusal for every other outcome. */
    call<Name extends CallName>(name: Name, handler: CallHandler<Name>): void;
    /** The checks before the handler of any call: login, signature, sealed fields, schema. */
    checkedInput<Name extends CallName>(name: Name, request: FastifyRequest): Promise<CallRequest<Name>>;
    callRoute(name: CallName): Pick<RouteOptions, 'method' | 'url' | 'config' | 'onRequest'>;
  }
  interface FastifyContextConfig {
    call?: Call;
    callName?: string;
  }
}

/** Connects every contract call to its handler in the same way. */
export const callsPlugin = fp<CallsOptions>(
  async (app, { authenticate, authenticatePoll, rateLimits, clock }) => {
    app.decorate('callRoute', (name: CallName) => ({
      method: calls[name].method,
      url: routeOf(calls[name].path),
      config: { call: calls[name], callName: name },
      onRequest: loginCheck(calls[name], isPolled(calls[name]) ? authenticatePoll : authenticate, rateLimits),
    }));
    app.decorate('checkedInput', async <Name extends CallName>(name: Name, request: FastifyRequest) => {
      const call: Call = calls[name];
      const raw = rawInput(call, request);
      // Pages rendered on the server call in-process, so nothing can have altered the request in transit.
      if (call.signed && !isInProcess(request))
        checkSignature(request, raw as Record<string, unknown>, clock.realNow());
      const opened = await openInput(call, raw, request.context);
      const parsed = z.safeParse(schemas[name].input, opened);
      if (!parsed.success) throw new Refusal(CODE.badRequest, chineseMessage(parsed.error));
      return parsed.data as CallRequest<Name>;
    });
    app.decorate('call', <Name extends CallName>(name: Name, handler: CallHandler<Name>) => {
      app.route({
        ...app.callRoute(name),
        schema: { response: { 200: envelopeSchema(name) } },
        handler: (request, reply) => withinCall(reply, answer(app, name, handler, request, reply)),
      });
    });
  },
  { name: 'calls', dependencies: ['context', 'codec', 'limits', 'errors'] },
);

const isPolled = ({ polled }: Call) => polled === true;
const opensSession = (call: Call) => call.opensSession === true;

/** Converts {name} to the router's syntax. */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Path parameters override query parameters of the same name. */
function rawInput(call: Call, { query, body, params }: FastifyRequest): unknown {
  const { method, path } = call;
  const parameters = call.query ? { ...fieldsOf(query, call.query), ...Object(body) } : (body ?? {});
  const sent = method === 'GET' ? query : parameters;
  return path.includes('{') ? { ...Object(sent), ...Object(params) } : sent;
}

const fieldsOf = (query: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(Object(query)).filter(([name]) => names.includes(name)));

async function answer<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: CallHandler<Name>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const input = await app.checkedInput(name, request);
  const data = await handler(input, request.context);
  if (opensSession(calls[name])) logLogin(request, name, data);
  const sent = request.context.sealsValues ? await sealAnswer(data, request.context.clientTypeId) : data;
  reply.header('cache-control', 'no-store');
  return { code: successCode(calls[name].path), msg: CODES[SUCCESS].msg, data: sent };
}

/** A token begins with its user id. */
function logLogin(request: FastifyRequest, call: CallName, data: unknown): void {
  const { token } = data as { token: string };
  request.log.info({ call, user: String(Number.parseInt(token, 36)) }, 'logged in');
}

export function successCode(path: string): string | number {
  return path.startsWith('/thanosapi/') ? THANOS_SUCCESS : SUCCESS;
}

/**
 * A user call with a missing or expired token is 1024 whatever else it carries, so this runs before the body
 * is read.
 */
function loginCheck(call: Call, authenticate: CallsOptions['authenticate'], rateLimits: RateLimits) {
  const admit = async ({ context }: FastifyRequest, reply: FastifyReply) => {
    if (context.token) {
      context.account = await withinCall(reply, authenticate(context.token));
      context.userId = context.account && String(context.account.id);
    }
    if (call.login && context.userId === undefined) throw new Refusal(CODE.notLoggedIn);
    if (context.userId !== undefined) await refuseOver(rateLimits, 'callsByUser', context.userId);
  };
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    if (request.context.token === undefined && !call.login) return done();
    admit(request, reply).then(() => done(), done);
  };
}

export function envelopeSchema(name: CallName): object {
  const data = z.toJSONSchema(schemas[name].output, { target: 'draft-7', unrepresentable: 'any' });
  const { $schema: _unused, ...dataSchema } = data;
  return {
    type: 'object',
    properties: { code: { type: ['string', 'integer'] }, msg: { type: 'string' }, data: dataSchema },
    required: ['code', 'msg'],
  };
}

/** Only messages of our own schemas are in Chinese; the library's English messages are not for users. */
function chineseMessage(error: z.core.$ZodError): { msg: string } | undefined {
  const message = error.issues.find(({ message }) => /[\u4e00-\u9fff]/.test(message))?.message;
  return message ? { msg: message } : undefined;
}
