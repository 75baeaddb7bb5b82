import type { FastifyInstance } from 'fastify';

/** Takes forms as the text they came as, which is what signatures are over; or as what `read` makes of it. */
export function takeForms(app: FastifyInstance, read: (text: string) => unknown = (text) => text): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, read(String(body))),
  );
}
