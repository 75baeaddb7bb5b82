import Fastify, { type FastifyInstance } from 'fastify';
import type { Product } from './composition.ts';
import { loggerOptions } from './lib/logging.ts';
import { modules } from './modules.ts';
import { mountConsole } from './mount-console.ts';
import { registerConsole } from './platform/module.ts';
import { consoleCallsPlugin } from './plugins/console/console-calls.ts';
import { contextPlugin } from './plugins/context.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { jsonBodiesPlugin } from './plugins/json-bodies.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';

const MOST_BODY_BYTES = 256 * 1_024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** The console's calls on a server: that of the product in the demo, its own in production. */
export async function consolePlugin(app: FastifyInstance, { product }: { product: Product }): Promise<void> {
  const { services, rateLimits, foundation } = product;
  const { consoleOrigin } = foundation.config;
  await app.register(consoleCallsPlugin, { sessions: services.staffSessions, rateLimits, consoleOrigin });
  await registerConsole(app, modules, services);
}

/** The server of the console in production: another port and origin, so that the public site never serves it. */
export async function buildConsoleApp(product: Product): Promise<FastifyInstance> {
  const { logLevel, trustedProxies } = product.foundation.config;
  const app = Fastify({
    logger: loggerOptions(logLevel),
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
  });
  await app.register(securityHeadersPlugin, { allowedOrigins: [], strictTransport: true });
  await app.register(errorsPlugin);
  await app.register(contextPlugin);
  await app.register(jsonBodiesPlugin);
  await app.register(consolePlugin, { product });
  await mountConsole(app, { dev: false });
  return app;
}

/** Starts it beside the product; it stops with it. */
export async function serveConsole(product: Product): Promise<void> {
  const { app } = product;
  const { consolePort = 0 } = product.foundation.config;
  const server = await buildConsoleApp(product);
  // Only a proxy on the same machine reaches it.
  const address = await server.listen({ host: '127.0.0.1', port: consolePort });
  app.addHook('preClose', () => server.close());
  app.log.info({ address }, 'the console is listening');
}
