import { CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import fp from 'fastify-plugin';
import { isInProcess } from '../lib/in-process.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when requests have stopped, or after the longest allowed time. */
    leave(): Promise<void>;
    isLeaving(): boolean;
  }
}

/** Set by a proxy that retries on another process when this one answers MOVE_ON (deploy/nginx/juban.conf). */
const CAN_MOVE_ON = 'x-next-process';
/**
 * Not 503, which means overload: another process would be overloaded too, and be marked as failed as well.
 */
const MOVE_ON = 502;
const SAFE = new Set(['GET', 'HEAD']);
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const QUIET_MS = 500;
const LONGEST_MS = 10_000;
const CHECK_EVERY_MS = 25;

/**
 * A stopping process reports so by /readyz, closes each connection with the answer on it, and forwards
 * idempotent requests to its neighbour, so that a proxy that learns only from answers avoids it. Requests
 * that may change data are completed here, because they must not be repeated.
 */
export const leavePlugin = fp(
  async (app) => {
    let leaving = false;
    let lastAsked = 0;
    app.decorate('isLeaving', () => leaving);
    app.decorate('leave', async () => {
      leaving = true;
      const begun = performance.now();
      lastAsked = begun;
      while (performance.now() - lastAsked < QUIET_MS && performance.now() - begun < LONGEST_MS) {
        await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
      }
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (!leaving || isInProcess(request)) return done();
      reply.header('connection', 'close');
      if (PROBES.has(request.routeOptions.url ?? '')) return done();
      lastAsked = performance.now();
      if (!SAFE.has(request.method) || request.headers[CAN_MOVE_ON] === undefined) return done();
      reply
        .code(MOVE_ON)
        .header('cache-control', 'no-store')
        .send({ code: CODE.busy, msg: CODES[CODE.busy].msg, data: null });
    });
  },
  { name: 'leave', dependencies: ['errors'] },
);
