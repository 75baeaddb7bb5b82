import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { loggerOptions } from './lib/logging.ts';
import { modules } from './modules.ts';
import { type RouteServices, registerRoutes } from './platform/module.ts';
import { apiDocsPlugin } from './plugins/api-docs.ts';
import { bodyTimePlugin } from './plugins/body-time.ts';
import { callsPlugin } from './plugins/calls.ts';
import { codecPlugin } from './plugins/codec.ts';
import { compressPlugin } from './plugins/compress.ts';
import { contextPlugin } from './plugins/context.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { healthPlugin } from './plugins/health.ts';
import { jsonBodiesPlugin } from './plugins/json-bodies.ts';
import { leavePlugin } from './plugins/leave.ts';
import { limitsPlugin } from './plugins/limits.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { requesterCookiePlugin } from './plugins/requester-cookie.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { sharedReadsPlugin } from './plugins/shared-reads.ts';
import { turnsPlugin } from './plugins/turns.ts';
import { answerUnreadableAddress, answerUnreadableBytes } from './plugins/unreadable-requests.ts';
import { wellKnownPlugin } from './plugins/well-known.ts';
import type { Clock } from './ports/clock.ts';
import type { RateLimits } from './ports/rate-limits.ts';

const MOST_BODY_BYTES = 64 * 1_024;
const MOST_PARAM_LENGTH = 512;
/** A client that sends its headers slower than this is disconnected; bodies have their own limit. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How often connections are checked against these limits; Node's default is every 30 seconds. */
const CONNECTIONS_CHECK_MS = 1_000;
/** The longest that any request may take to arrive: a picture from a phone with bad reception. */
const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;
/** Log levels at which each request writes a line. */
const REQUEST_LOG_LEVELS = new Set(['trace', 'debug', 'info']);

/** What plugins need, and the services of every module's routes. */
export interface AppParts {
  config: Config;
  database: Database;
  clock: Clock;
  rateLimits: RateLimits;
  services: RouteServices<(typeof modules)[number]>;
  /** Receives the log lines instead of the standard output. */
  logStream?: { write(line: string): void } | undefined;
}

/** The HTTP server of the product: plugins, then the routes of each module. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, clock, rateLimits, services } = parts;
  const logsRequests = REQUEST_LOG_LEVELS.has(config.logLevel);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, parts.logStream),
    // A child logger per request is only worth its cost if each request is logged.
    childLoggerFactory: (logger, bindings) => (logsRequests ? logger.child(bindings) : logger),
    bodyLimit: MOST_BODY_BYTES,
    routerOptions: { maxParamLength: MOST_PARAM_LENGTH, ignoreTrailingSlash: true },
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A busy machine starts slowly: the default timeout would only cause another start.
    pluginTimeout: 0,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Requests that have reached a stopping process are answered: the proxy must not repeat them elsewhere.
    return503OnClosing: false,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableBytes,
  });
  await app.register(securityHeadersPlugin, {
    allowedOrigins: config.allowedOrigins,
    strictTransport: config.appEnv === 'production',
  });
  await app.register(errorsPlugin);
  await app.register(leavePlugin);
  await app.register(bodyTimePlugin);
  await app.register(jsonBodiesPlugin);
  await app.register(contextPlugin);
  await app.register(requesterCookiePlugin, { publicOrigin: config.publicOrigin });
  await app.register(codecPlugin);
  await app.register(compressPlugin);
  await app.register(metricsPlugin);
  await app.register(turnsPlugin);
  await app.register(limitsPlugin, { rateLimits });
  await app.register(callsPlugin, {
    rateLimits,
    clock,
    authenticate: services.accounts.authenticate,
    authenticatePoll: services.accounts.authenticatePoll,
  });
  await app.register(sharedReadsPlugin, { clock });
  await app.register(healthPlugin, { database });
  await app.register(openapiPlugin);
  if (config.apiDocs) await app.register(apiDocsPlugin);
  await app.register(wellKnownPlugin);
  await registerRoutes(app, modules, services);
  return app;
}
