import { CODES, SUCCESS } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { ConsoleCall } from '@juban/contract/console/console-call';
import { type ConsoleCallName, consoleCalls } from '@juban/contract/console/console-calls';
import {
  type ConsoleOutput,
  type ConsoleRequest,
  consoleSchemas,
} from '@juban/contract/console/console-schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod/mini';
import { Refusal } from '../../lib/refusal.ts';
import { withinCall } from '../../lib/time-limit.ts';
import type { Actor } from '../../modules/audit/audit.service.ts';
import {
  type BrandScope,
  roleTextOf,
  type StaffIdentity,
  scopeOf,
} from '../../modules/staff/staff-identity.service.ts';
import type { SignedIn, StaffSessionService } from '../../modules/staff/staff-session.service.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { refuseOver } from '../limits.ts';
import { consoleCookie } from './console-cookie.ts';
import { checkOrigin } from './console-origin.ts';

/** Who calls before signing in. */
export interface ConsoleVisitor {
  address: string;
  userAgent: string;
  requestId: string;
  /** Of the page that calls; checked. */
  origin: string;
  /** The token of the cookie, of a session that is open, half open, or over. */
  token: string | undefined;
  /** Sets the cookie of a session, or removes it. */
  setSession(token: string | undefined): void;
  /** An address of the console for other sites, such as its origin. */
  ownUrl(path: string): string;
  reply: FastifyReply;
}

/** A signed-in member of staff who calls. */
export interface ConsoleCaller extends ConsoleVisitor, SignedIn {
  /** For entries of the audit log. */
  by: Actor;
  /** The brands for which the caller has the call's permission. */
  scope: BrandScope;
  /** Refuses a caller whose second factor is stale; dry runs need none. */
  requireFreshFactor(): void;
}

type CallerOf<Name extends ConsoleCallName> = (typeof consoleCalls)[Name]['permission'] extends 'anyone'
  ? ConsoleVisitor
  : ConsoleCaller;

export type ConsoleHandler<Name extends ConsoleCallName> = (
  input: ConsoleRequest<Name>,
  caller: CallerOf<Name>,
) => Promise<ConsoleOutput<Name>>;

export interface ConsoleCallsOptions {
  sessions: Pick<StaffSessionService, 'authenticate' | 'isFactorFresh'>;
  rateLimits: RateLimits;
  /** The console's own origin; undefined in the demo, where it is that of the product. */
  consoleOrigin: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles one call of the console: its permission is checked before its input is read. */
    consoleCall<Name extends ConsoleCallName>(name: Name, handler: ConsoleHandler<Name>): void;
  }
}

/** Connects every call of the console to its handler in the same way. */
export const consoleCallsPlugin = fp<ConsoleCallsOptions>(async (app, options) => {
  const { sessions, rateLimits, consoleOrigin } = options;
  const cookie = consoleCookie(consoleOrigin?.startsWith('https:') ?? false);

  const visitorOf = (request: FastifyRequest, reply: FastifyReply, call: ConsoleCall): ConsoleVisitor => ({
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    origin: call.changes ? checkOrigin(request, consoleOrigin) : '',
    token: cookie.read(request),
    setSession: (token) => void reply.header('set-cookie', cookie.write(token)),
    ownUrl: (path) => `${consoleOrigin ?? `http://${request.headers.host}`}${path}`,
    reply,
  });

  async function callerOf(call: ConsoleCall, visitor: ConsoleVisitor): Promise<ConsoleCaller> {
    const signedIn = visitor.token === undefined ? undefined : await sessions.authenticate(visitor.token);
    if (!signedIn) throw new Refusal(CODE.staffSignedOut);
    const { identity, session } = signedIn;
    await refuseOver(rateLimits, 'callsByStaff', String(identity.id));
    const scope = requiredScope(call, identity);
    const by = {
      staffId: identity.id,
      role: roleTextOf(identity),
      address: visitor.address,
      requestId: visitor.requestId,
    };
    const requireFreshFactor = () => {
      if (!sessions.isFactorFresh(session)) throw new Refusal(CODE.factorStale);
    };
    return { ...visitor, identity, session, by, scope, requireFreshFactor };
  }

  app.decorate('consoleCall', <Name extends ConsoleCallName>(name: Name, handler: ConsoleHandler<Name>) => {
    const call: ConsoleCall = consoleCalls[name];
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      await refuseOver(rateLimits, 'callsByAddress', request.ip);
      const visitor = visitorOf(request, reply, call);
      const caller = call.permission === 'anyone' ? visitor : await callerOf(call, visitor);
      const input = readInput(name, call, request);
      if (call.stepUp && !isDryRun(input)) (caller as ConsoleCaller).requireFreshFactor();
      const data = await handler(input, caller as CallerOf<Name>);
      reply.header('cache-control', 'no-store');
      return call.raw ? reply : { code: SUCCESS, msg: CODES[SUCCESS].msg, data: data ?? null };
    };
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { callName: name },
      handler: (request, reply) => withinCall(reply, answer(request, reply)),
    });
  });
});

/** Refuses who may not call at all. */
function requiredScope({ permission }: ConsoleCall, identity: StaffIdentity): BrandScope {
  if (permission === 'staff' || permission === 'anyone') return [];
  const scope = scopeOf(identity, permission);
  if (scope.length === 0) throw new Refusal(CODE.forbidden);
  return scope;
}

function readInput<Name extends ConsoleCallName>(
  name: Name,
  { method }: ConsoleCall,
  { query, body, params }: FastifyRequest,
): ConsoleRequest<Name> {
  const sent = { ...(method === 'GET' ? filledIn(query) : Object(body)), ...Object(params) };
  const parsed = z.safeParse(consoleSchemas[name].input, sent);
  if (parsed.success) return parsed.data as ConsoleRequest<Name>;
  throw new Refusal(CODE.badRequest, { data: { faults: faultsOf(parsed.error) } });
}

/** An empty parameter of an address is one that was not given. */
const filledIn = (query: unknown): object =>
  Object.fromEntries(Object.entries(Object(query)).filter(([, value]) => value !== ''));

/** Each field with its text; only texts of our own schemas are in Chinese. */
const faultsOf = ({ issues }: z.core.$ZodError) =>
  issues.map(({ path, message }) => ({
    field: path.join('.'),
    text: /[\u4e00-\u9fff]/.test(message) ? message : CODES[CODE.badRequest].msg,
  }));

const isDryRun = (input: unknown): boolean => Object(input).dryRun === true;
