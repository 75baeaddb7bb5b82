import type { Socket } from 'node:net';
import { CODE } from '@juban/contract/code-names';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isInProcess } from '../lib/in-process.ts';
import { Refusal, tooBusy } from '../lib/refusal.ts';
import type { RateLimitName, RateLimits } from '../ports/rate-limits.ts';

/** Calls under way in one process before it sheds: enough to keep it busy, few enough to keep memory bounded. */
const MOST_CALLS_UNDER_WAY = 1_000;

export interface LimitsOptions {
  rateLimits: RateLimits;
  /** Tests fill fewer. */
  mostUnderWay?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    underWay: boolean;
  }
}

/** Sheds load beyond what the process can hold and counts every call of an address. */
export const limitsPlugin = fp<LimitsOptions>(
  async (app, { rateLimits, mostUnderWay = MOST_CALLS_UNDER_WAY }) => {
    const places = createPlaces(mostUnderWay);
    app.decorateRequest('underWay', false);
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.routeOptions.config.call === undefined || isInProcess(request)) return done();
      if (places.areTaken()) return done(tooBusy());
      places.take(request);
      const wait = rateLimits.hit('callsByAddress', request.context.address);
      // Every call passes here: no promise is made where none is waited for.
      if (wait instanceof Promise) wait.then((seconds) => done(refusalOf(seconds)), done);
      else done(refusalOf(wait));
    });
    app.addHook('onResponse', (request, _reply, done) => {
      places.leave(request);
      done();
    });
  },
  { name: 'limits', dependencies: ['context', 'errors'] },
);

/**
 * A call leaves when its answer has gone out, or when its connection closes: an answer that finds nobody never ends, and
 * neither its request, read to the end long before, nor an answer that stands behind another one is told of the close.
 */
function createPlaces(most: number) {
  /** How many calls of a connection are under way; only connections that are open. */
  const heldBy = new WeakMap<Socket, number>();
  let taken = 0;
  const clear = (socket: Socket) => {
    taken -= heldBy.get(socket) ?? 0;
    heldBy.delete(socket);
  };
  return {
    areTaken: () => taken >= most,
    take(request: FastifyRequest): void {
      const { socket } = request.raw;
      // Its caller hung up before its turn came: nothing would tell when to leave.
      if (socket.destroyed) return;
      const held = heldBy.get(socket);
      if (held === undefined) socket.once('close', () => clear(socket));
      heldBy.set(socket, (held ?? 0) + 1);
      taken += 1;
      request.underWay = true;
    },
    leave(request: FastifyRequest): void {
      const { socket } = request.raw;
      const held = heldBy.get(socket);
      if (!request.underWay || held === undefined) return;
      request.underWay = false;
      heldBy.set(socket, held - 1);
      taken -= 1;
    },
  };
}

/** Counts one hit; over the limit it is refused with the seconds to wait. */
export async function refuseOver(rateLimits: RateLimits, limit: RateLimitName, key: string): Promise<void> {
  const refusal = refusalOf(await rateLimits.hit(limit, key));
  if (refusal) throw refusal;
}

const refusalOf = (wait: number | undefined): Refusal | undefined =>
  wait === undefined ? undefined : new Refusal(CODE.tooMany, { retryAfterSeconds: wait });
