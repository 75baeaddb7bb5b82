import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isInProcess } from '../lib/in-process.ts';
import { type Refusal, tooBusy } from '../lib/refusal.ts';

/** Answers that leave together. */
const MOST_A_TURN = 16;
/** The event loop lets one new connection in a turn: while some come, turns are short. */
const FEW_A_TURN = 2;
/** Half a second of work. Whoever comes while so many wait is told to come back. */
const MOST_WAITING = 2_000;

type Done = (refusal?: Refusal) => void;

/**
 * Calls are read first and answered then, in the order they came. One that is answered as soon as it is read wakes its
 * reader for a single answer, each time anew, and under load that costs more than the answer itself; answers that leave
 * together find their readers awake. A call that comes alone waits for nobody: its turn is at once.
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

/** Pages and probes are answered at once, and so is what a page in the making asks for. */
const takesTurns = (request: FastifyRequest) =>
  request.routeOptions.config.call !== undefined && !isInProcess(request);

/**
 * All who wait, some of them a turn of the event loop. Those who are one too many wait like everybody: told at once, they would
 * ask again at once, and a process that is busy would be busy with saying no.
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
