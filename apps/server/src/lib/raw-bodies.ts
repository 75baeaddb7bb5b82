import type { FastifyInstance } from 'fastify';
import { tooBusy } from './refusal.ts';

/** For routes with signed bodies: a body stays the bytes that were signed, whatever its type. */
export function takeRawBodies(app: FastifyInstance, mostBytes: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
}

/** Admits this many at a time; others are told to retry. */
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
