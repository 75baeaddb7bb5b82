import type { FastifyInstance } from 'fastify';
import { tooBusy } from './refusal.ts';

/** For a room of its own: bodies stay the very bytes that were signed, whatever their type says. */
export function takeRawBodies(app: FastifyInstance, mostBytes: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
}

/** Lets this many in at a time; whoever comes beyond is told to come again. */
export function createGate(most: number) {
  let underWay = 0;
  return async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    if (underWay >= most) throw tooBusy();
    underWay += 1;
    try {
      return await answer();
    } finally {
      underWay -= 1;
    }
  };
}
