import fp from 'fastify-plugin';

/** Many clients send a JSON content type with every POST; an empty body is treated as no body. */
export const jsonBodiesPlugin = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
      body === '' ? done(null, undefined) : parse(request, body, done),
    );
  },
  { name: 'json-bodies' },
);
