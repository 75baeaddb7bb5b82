import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isInProcess } from '../lib/in-process.ts';
import { type Refusal, tooBusy } from '../lib/refusal.ts';

/** Answers sent in one turn. */
const MOST_A_TURN = 16;
/** The event loop accepts one new connection per turn: while some arrive, turns are short. */
const FEW_A_TURN = 2;
/** Half a second of work. Callers beyond this are told to retry. */
const MOST_WAITING = 2_000;

type Done = (refusal?: Refusal) => void;

/**
 * Calls are read first and then answered in the order they came. Answering each call as soon as it is read
 * wakes its reader for one answer each time, which under load costs more than the answer itself; answers sent
 * together find their readers awake. A single call does not wait: its turn comes at once.
 */
export const turnsPlugin = fp(
  async (app) => {
    let hasNewcomer = false;
    app.server.on('connection', () => {
      hasNewcomer = true;
    });
    const turns = createTurns(() => {
      const most = hasNewcomer ? FEW_A_TURN : MOST_A_TURN;
      hasNewcomer = false;
      return most;
    });
    app.addHook('onRequest', (request, _reply, done) => {
      if (takesTurns(request)) turns.wait(done);
      else done();
    });
  },
  { name: 'turns', dependencies: ['errors'] },
);

/** Pages and probes are answered at once, and so are the calls that a page makes while it renders. */
const takesTurns = (request: FastifyRequest) =>
  request.routeOptions.config.call !== undefined && !isInProcess(request);

/**
 * All waiting calls, a few per turn of the event loop. Calls beyond the limit wait like all others: refused
 * at once, their callers would retry at once, and a busy process would be busy refusing them.
 */
export function createTurns(mostNow: () => number) {
  const waiting: Array<{ done: Done; isTooMany: boolean }> = [];
  let admitted = 0;
  const takeTurn = () => {
    const turn = waiting.splice(0, mostNow());
    if (waiting.length > 0) setImmediate(takeTurn);
    for (const { done, isTooMany } of turn) {
      if (!isTooMany) admitted -= 1;
      done(isTooMany ? tooBusy() : undefined);
    }
  };
  return {
    wait(done: Done): void {
      const isTooMany = admitted >= MOST_WAITING;
      if (!isTooMany) admitted += 1;
      if (waiting.push({ done, isTooMany }) === 1) setImmediate(takeTurn);
    },
  };
}
