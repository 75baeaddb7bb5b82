import type { Socket } from 'node:net';
import { CODE } from '@juban/contract/code-names';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isInProcess } from '../lib/in-process.ts';
import { Refusal, tooBusy } from '../lib/refusal.ts';
import type { RateLimitName, RateLimits } from '../ports/rate-limits.ts';

/** Concurrent calls before a process sheds load: enough to keep it busy, few enough to bound memory. */
const MOST_CALLS_UNDER_WAY = 1_000;

export interface LimitsOptions {
  rateLimits: RateLimits;
  /** Smaller in tests. */
  mostUnderWay?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    underWay: boolean;
  }
}

/** Sheds load beyond the process's capacity and counts every call of an address. */
export const limitsPlugin = fp<LimitsOptions>(
  async (app, { rateLimits, mostUnderWay = MOST_CALLS_UNDER_WAY }) => {
    const places = createPlaces(mostUnderWay);
    app.decorateRequest('underWay', false);
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.routeOptions.config.call === undefined || isInProcess(request)) return done();
      if (places.areTaken()) return done(tooBusy());
      places.take(request);
      const wait = rateLimits.hit('callsByAddress', request.context.address);
      // Every call runs through this, so no promise is created where nothing is awaited.
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
 * A call frees its slot when its answer is sent or its connection closes. Both events are needed: an answer
 * to a closed connection never finishes, and neither a fully read request nor an answer queued behind another
 * one is notified of the close.
 */
function createPlaces(most: number) {
  /** Concurrent calls by open connection. */
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
      // The caller disconnected while queued: no event would free the slot later.
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

/** Counts one hit; over the limit the request is refused with the seconds to wait. */
export async function refuseOver(rateLimits: RateLimits, limit: RateLimitName, key: string): Promise<void> {
  const refusal = refusalOf(await rateLimits.hit(limit, key));
  if (refusal) throw refusal;
}

const refusalOf = (wait: number | undefined): Refusal | undefined =>
  wait === undefined ? undefined : new Refusal(CODE.tooMany, { retryAfterSeconds: wait });
