import fp from 'fastify-plugin';

/** A client that trickles its body in is dropped. */
const MOST_BODY_MS = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body of megabytes, from phones: as long as the server lets any request be. */
    bodyMayTakeLong?: true;
  }
}

/** Bodies of calls are small and come at once; only uploads may take the time that the server gives a request. */
export const bodyTimePlugin = fp<{ mostMs?: number }>(
  async (app, { mostMs = MOST_BODY_MS }) => {
    app.addHook('preParsing', (request, _reply, payload, done) => {
      const { raw, headers, routeOptions } = request;
      const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
      if (!hasBody || routeOptions.config.bodyMayTakeLong) return done(null, payload);
      const timer = setTimeout(() => raw.destroy(), mostMs).unref();
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
      done(null, payload);
    });
  },
  { name: 'body-time' },
);
