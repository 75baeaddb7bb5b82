import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { loggerOptions } from './lib/logging.ts';
import { type ActivityRouteServices, activityRoutes } from './modules/activity/activity.routes.ts';
import { type AgreementRouteServices, agreementRoutes } from './modules/agreement/agreement.routes.ts';
import { type AnalyticsRouteServices, analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { type AppleRouteServices, appleRoutes } from './modules/apple/apple.routes.ts';
import { type CampaignRouteServices, campaignRoutes } from './modules/campaign/campaign.routes.ts';
import {
  type GameCallbackRouteServices,
  gameCallbackRoutes,
} from './modules/campaign/game-callback.routes.ts';
import {
  type GiftCodeCallRouteServices,
  giftCodeCallRoutes,
} from './modules/campaign/gift-code-call.routes.ts';
import { type ClaimRouteServices, claimRoutes } from './modules/claim/claim.routes.ts';
import { type DramaRouteServices, dramaRoutes } from './modules/drama/drama.routes.ts';
import { type FeedbackRouteServices, feedbackRoutes } from './modules/feedback/feedback.routes.ts';
import { type GamesRouteServices, gamesRoutes } from './modules/games/games.routes.ts';
import { type GiftRouteServices, giftRoutes } from './modules/gift/gift.routes.ts';
import { type IdentityRouteServices, identityRoutes } from './modules/identity/identity.routes.ts';
import { type MallRouteServices, mallRoutes } from './modules/mall/mall.routes.ts';
import { type MembershipRouteServices, membershipRoutes } from './modules/membership/membership.routes.ts';
import { type MyDataRouteServices, myDataRoutes } from './modules/my-data/my-data.routes.ts';
import { type NavigationRouteServices, navigationRoutes } from './modules/navigation/navigation.routes.ts';
import { type OpenAppRouteServices, openAppRoutes } from './modules/open-app/open-app.routes.ts';
import { type OrderTicketRouteServices, orderTicketRoutes } from './modules/orders/order-ticket.routes.ts';
import { type OwnOrderRouteServices, ownOrderRoutes } from './modules/orders/own-orders.routes.ts';
import { type PurchaseRouteServices, purchaseRoutes } from './modules/orders/purchase.routes.ts';
import {
  type NotificationRouteServices,
  notificationRoutes,
} from './modules/payments/notification.routes.ts';
import { type PunchRouteServices, punchRoutes } from './modules/punch/punch.routes.ts';
import { type RenewalRouteServices, renewalRoutes } from './modules/renewals/renewal.routes.ts';
import {
  type ReservationRouteServices,
  reservationRoutes,
} from './modules/reservation/reservation.routes.ts';
import { type QrRouteServices, qrRoutes } from './modules/scan-to-pay/qr.routes.ts';
import { type StorefrontRouteServices, storefrontRoutes } from './modules/storefront/storefront.routes.ts';
import { type UnionRouteServices, unionRoutes } from './modules/union/union.routes.ts';
import { type UploadRouteServices, uploadRoutes } from './modules/upload/upload.routes.ts';
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
/** A client that trickles its headers in is dropped; bodies have their own limit. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How often connections are looked at for the limits above and below; left alone, Node does so twice a minute. */
const CONNECTIONS_CHECK_MS = 1_000;
/** The longest that any request may take to arrive: a picture from a phone far from the mast. */
const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;
/** Levels at which each request writes a line. */
const REQUEST_LOG_LEVELS = new Set(['trace', 'debug', 'info']);

export interface AppParts
  extends IdentityRouteServices,
    ClaimRouteServices,
    DramaRouteServices,
    NavigationRouteServices,
    OpenAppRouteServices,
    StorefrontRouteServices,
    AgreementRouteServices,
    MembershipRouteServices,
    MallRouteServices,
    GiftRouteServices,
    PunchRouteServices,
    GamesRouteServices,
    PurchaseRouteServices,
    OwnOrderRouteServices,
    QrRouteServices,
    OrderTicketRouteServices,
    AppleRouteServices,
    NotificationRouteServices,
    RenewalRouteServices,
    UnionRouteServices,
    CampaignRouteServices,
    GameCallbackRouteServices,
    GiftCodeCallRouteServices,
    ActivityRouteServices,
    ReservationRouteServices,
    UploadRouteServices,
    FeedbackRouteServices,
    MyDataRouteServices,
    AnalyticsRouteServices {
  config: Config;
  database: Database;
  clock: Clock;
  rateLimits: RateLimits;
  logStream?: { write(line: string): void };
}

/** The HTTP side of the product: plugins, then one room of routes a module. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, clock, rateLimits, accounts } = parts;
  const logsRequests = REQUEST_LOG_LEVELS.has(config.logLevel);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, parts.logStream),
    // A child for each request is only worth its cost where each request is logged.
    childLoggerFactory: (logger, bindings) => (logsRequests ? logger.child(bindings) : logger),
    bodyLimit: MOST_BODY_BYTES,
    routerOptions: { maxParamLength: MOST_PARAM_LENGTH, ignoreTrailingSlash: true },
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A busy machine starts slowly: giving up after a while, as plugins do, would only mean to start once more.
    pluginTimeout: 0,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // What has reached a process on its way out is answered: the proxy may not ask anybody else for it.
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
    authenticate: accounts.authenticate,
    authenticatePoll: accounts.authenticatePoll,
  });
  await app.register(sharedReadsPlugin, { clock });
  await app.register(healthPlugin, { database });
  await app.register(openapiPlugin);
  if (config.apiDocs) await app.register(apiDocsPlugin);
  await app.register(wellKnownPlugin);
  await app.register(openRooms, parts);
  return app;
}

/** Each module's routes, in a room of their own. */
async function openRooms(app: FastifyInstance, parts: AppParts): Promise<void> {
  await app.register(identityRoutes, parts);
  await app.register(claimRoutes, parts);
  await app.register(dramaRoutes, parts);
  await app.register(navigationRoutes, parts);
  await app.register(openAppRoutes, parts);
  await app.register(storefrontRoutes, parts);
  await app.register(agreementRoutes, parts);
  await app.register(membershipRoutes, parts);
  await app.register(mallRoutes, parts);
  await app.register(giftRoutes, parts);
  await app.register(punchRoutes, parts);
  await app.register(gamesRoutes, parts);
  await app.register(purchaseRoutes, parts);
  await app.register(ownOrderRoutes, parts);
  await app.register(qrRoutes, parts);
  await app.register(orderTicketRoutes, parts);
  await app.register(appleRoutes, parts);
  await app.register(renewalRoutes, parts);
  await app.register(unionRoutes, parts);
  await app.register(reservationRoutes, parts);
  await app.register(uploadRoutes, parts);
  await app.register(feedbackRoutes, parts);
  await app.register(myDataRoutes, parts);
  await app.register(notificationRoutes, parts);
  await app.register(campaignRoutes, parts);
  await app.register(gameCallbackRoutes, parts);
  await app.register(giftCodeCallRoutes, parts);
  await app.register(activityRoutes, parts);
  await app.register(analyticsRoutes, parts);
}
