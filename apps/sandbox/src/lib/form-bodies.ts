import type { FastifyInstance } from 'fastify';

/** Parses forms with `read`; by default the text is kept as received, because signatures cover it. */
export function acceptForms(app: FastifyInstance, read: (text: string) => unknown = (text) => text): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, read(String(body))),
  );
}
