import fp from 'fastify-plugin';

/** A client that sends its body slower than this is disconnected. */
const MOST_BODY_MS = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For uploads of megabytes from phones: only the server's own request limit applies. */
    bodyMayTakeLong?: true;
  }
}

/** Bodies of calls are small and arrive at once; only uploads may use the server's full request time. */
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
