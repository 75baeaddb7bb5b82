import fp from 'fastify-plugin';

/** Many clients name JSON as the type of whatever they post: where nothing follows, nothing was sent. */
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
