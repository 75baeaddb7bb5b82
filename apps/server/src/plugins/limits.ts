import fp from 'fastify-plugin';
import { isInProcess } from '../lib/in-process.ts';
import { Refusal } from '../lib/refusal.ts';
import type { RateLimitName, RateLimits } from '../ports/rate-limits.ts';

/** Calls under way in one process before it sheds: enough to keep it busy, few enough to keep memory bounded. */
const MOST_CALLS_UNDER_WAY = 1_000;

export interface LimitsOptions {
  rateLimits: RateLimits;
}

declare module 'fastify' {
  interface FastifyRequest {
    underWay: boolean;
  }
}

/** Sheds load beyond what the process can hold and counts every call of an address. */
export const limitsPlugin = fp<LimitsOptions>(
  async (app, { rateLimits }) => {
    let underWay = 0;
    app.decorateRequest('underWay', false);
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.routeOptions.config.call === undefined || isInProcess(request)) return done();
      if (underWay >= MOST_CALLS_UNDER_WAY) return done(new Refusal('5030', { retryAfterSeconds: 1 }));
      underWay += 1;
      request.underWay = true;
      const wait = rateLimits.hit('callsByAddress', request.context.address);
      // Every call passes here: no promise is made where none is waited for.
      if (wait instanceof Promise) wait.then((seconds) => done(refusalOf(seconds)), done);
      else done(refusalOf(wait));
    });
    const leave = (request: { underWay: boolean }) => {
      if (!request.underWay) return;
      request.underWay = false;
      underWay -= 1;
    };
    app.addHook('onResponse', (request, _reply, done) => {
      leave(request);
      done();
    });
    app.addHook('onRequestAbort', (request, done) => {
      leave(request);
      done();
    });
  },
  { name: 'limits', dependencies: ['context', 'errors'] },
);

/** Counts one hit; over the limit it is refused with the seconds to wait. */
export async function refuseOver(rateLimits: RateLimits, limit: RateLimitName, key: string): Promise<void> {
  const refusal = refusalOf(await rateLimits.hit(limit, key));
  if (refusal) throw refusal;
}

const refusalOf = (wait: number | undefined): Refusal | undefined =>
  wait === undefined ? undefined : new Refusal('4290', { retryAfterSeconds: wait });
