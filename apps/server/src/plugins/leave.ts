import { CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import fp from 'fastify-plugin';
import { isInProcess } from '../lib/in-process.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when nobody asks this process any more, or has had long enough to stop. */
    leave(): Promise<void>;
    isLeaving(): boolean;
  }
}

/** Set by a proxy that asks another process when this one answers MOVE_ON (deploy/nginx/juban.conf). */
const CAN_MOVE_ON = 'x-next-process';
/** Not 503, which is overload: another process would share that, and be taken for dead as well. */
const MOVE_ON = 502;
const SAFE = new Set(['GET', 'HEAD']);
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const QUIET_MS = 500;
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 25;

/**
 * A process on its way out says so by /readyz, closes each connection with the answer on it, and sends what is safe to ask
 * twice to its neighbour: a proxy that only learns from answers stays away from then on. What may change something is
 * answered to the end, because nobody may ask that twice.
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
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
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
