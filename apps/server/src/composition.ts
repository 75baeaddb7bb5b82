import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDatabaseClock } from './adapters/clock/database-clock.ts';
import { createMovableClock, type MovableClock } from './adapters/clock/movable-clock.ts';
import { createFlexibleLimits } from './adapters/limits/flexible-limits.ts';
import { createHttpPartners, createNoPartners } from './adapters/partner/http-partners.ts';
import { createAppleRail } from './adapters/payment/apple/apple-rail.ts';
import { openWallets } from './adapters/payment/wallets.ts';
import { createPicturePuzzles } from './adapters/puzzle/picture-puzzles.ts';
import { openSms } from './adapters/sms/open-sms.ts';
import { createWechatTickets } from './adapters/wechat/wechat-tickets.ts';
import { buildApp } from './app.ts';
import { createActivityServices } from './composition/activity-services.ts';
import { createCampaignServices, publishTerms } from './composition/campaign-services.ts';
import { createFeedbackServices } from './composition/feedback-services.ts';
import { createGamesServices } from './composition/games-services.ts';
import { createHoldReview } from './composition/hold-review.ts';
import { createLevelServices } from './composition/level-services.ts';
import { createLibraryServices } from './composition/library-services.ts';
import { createMallServices } from './composition/mall-services.ts';
import { createMyDataServices } from './composition/my-data-services.ts';
import { createTradeServices } from './composition/trade-services.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { accountTokenOf } from './lib/account-token.ts';
import { startBackgroundJob } from './lib/background-job.ts';
import { DEFAULT_ART_ROOT } from './lib/default-art.ts';
import { rootMessage } from './lib/root-cause.ts';
import { createSecrets, type Secrets } from './lib/secrets.ts';
import { createAgreementService } from './modules/agreement/agreement.service.ts';
import { createAgreementChangesService } from './modules/agreement/agreement-changes.service.ts';
import { createAnalyticsService } from './modules/analytics/analytics.service.ts';
import { createClaimService } from './modules/claim/claim.service.ts';
import { createContentService } from './modules/content/content.service.ts';
import { createFraudService } from './modules/fraud/fraud.service.ts';
import { countHolds } from './modules/fraud/hold-metrics.ts';
import { createAccountService } from './modules/identity/account.service.ts';
import { createCaptchaService } from './modules/identity/captcha.service.ts';
import { createDeviceNoticeService } from './modules/identity/device-notice.service.ts';
import { createLoginService } from './modules/identity/login.service.ts';
import { createRiskService, type RiskDeps } from './modules/identity/risk.service.ts';
import { countRiskAnswers } from './modules/identity/risk-metrics.ts';
import { warnOfBudgets } from './modules/identity/sms-budget.ts';
import { createSmsCodeService } from './modules/identity/sms-code.service.ts';
import { createTicketService } from './modules/identity/ticket.service.ts';
import { createMedalService } from './modules/membership/medal.service.ts';
import { createMembershipService } from './modules/membership/membership.service.ts';
import { createOpenAppService } from './modules/open-app/open-app.service.ts';
import { countDeliveries } from './modules/outbox/delivery-metrics.ts';
import { createOutboxService } from './modules/outbox/outbox.service.ts';
import { createBlockService } from './modules/storefront/block.service.ts';
import { createStorefrontService } from './modules/storefront/storefront.service.ts';
import { contentSections, modules, userTables } from './modules.ts';
import { collectJobs, collectTopics } from './platform/module.ts';
import type { Clock } from './ports/clock.ts';
import type { RateLimits } from './ports/rate-limits.ts';

export const DEMO_PACK = 'demo';
/** In the demo, phones with this ending always get the slider, so that people can see it. */
const DEMO_CHECKED_ENDING = '3001';

export interface Foundation {
  config: Config;
  database: Database;
  clock: Clock;
  /** Only in the demo: production's clock cannot be moved. */
  movableClock: MovableClock | undefined;
  close(): Promise<void>;
}

/** A migrated database and the clock: what every entry needs, including the commands. */
export async function openFoundation(config: Config, opened?: Database): Promise<Foundation> {
  const database = opened ?? (await openDatabase(config));
  await migrate(database);
  const isDemo = config.appEnv === 'demo';
  const movableClock = isDemo ? await createMovableClock(database) : undefined;
  const databaseClock = isDemo ? undefined : await createDatabaseClock(database);
  const clock = movableClock ?? databaseClock;
  if (!clock) throw new Error('no clock');
  const close = async () => {
    databaseClock?.close();
    await database.close();
  };
  return { config, database, clock, movableClock, close };
}

export function createContent({ database: { db }, clock, config }: Foundation) {
  return createContentService({ db, clock, folder: config.contentDir, sections: contentSections });
}

function createOpenApps({ config: { publicOrigin, wechat }, clock }: Foundation) {
  const now = () => clock.realNow().getTime();
  return createOpenAppService({
    clock,
    publicOrigin,
    wechat: wechat && { appId: wechat.appId, tickets: createWechatTickets({ ...wechat, now }) },
  });
}

/** All payment providers. */
function createRails(config: Config, secrets: Secrets) {
  const wallets = openWallets(config);
  const { appleGateway, ...apple } = createAppleRail(config.apple, (id) => accountTokenOf(secrets, id));
  const gateways = [...wallets.gateways, ...(appleGateway ? [appleGateway] : [])];
  return { ...wallets, ...apple, gateways };
}

/** Detects automated requests for codes. */
function createRisk({ appEnv }: Config, base: Omit<RiskDeps, 'puzzles' | 'alwaysChecked'>) {
  return createRiskService({
    ...base,
    puzzles: createPicturePuzzles(join(DEFAULT_ART_ROOT, 'art/risk')),
    alwaysChecked: (phone) => appEnv === 'demo' && phone.endsWith(DEMO_CHECKED_ENDING),
  });
}

const openPartners = ({ partners }: Config) => (partners ? createHttpPartners(partners) : createNoPartners());

/** What pages that sell show: goods, agreements and content blocks. */
function createShop({ db, clock }: Pick<Foundation, 'clock'> & Pick<Database, 'db'>) {
  return {
    storefront: createStorefrontService({ db }),
    agreements: createAgreementService({ db, clock }),
    blocks: createBlockService({ db }),
  };
}

export type Services = ReturnType<typeof createModuleServices>;

function createServices(foundation: Foundation, rateLimits: RateLimits) {
  const services = createModuleServices(foundation, rateLimits);
  for (const [topic, delivery] of collectTopics(modules, services)) services.outbox.onTopic(topic, delivery);
  return services;
}

function createModuleServices(foundation: Foundation, rateLimits: RateLimits) {
  const { config, clock, database } = foundation;
  const { db, reads } = database;
  const secrets = createSecrets(config.secretKey);
  const base = { db, clock, secrets, rateLimits };
  const membership = createMembershipService(base);
  const accounts = createAccountService({ ...base, membership, medals: createMedalService(base) });
  const sms = openSms(config.sms);
  const codes = createSmsCodeService({ ...base, sms });
  const library = createLibraryServices({ ...base, reads });
  const fraud = createFraudService(base);
  const mall = createMallServices({ ...base, membership, ...library, fraud });
  const campaign = createCampaignServices({ ...base, ...mall, ...config, membership });
  const feedback = createFeedbackServices({ ...base, ...mall, ...campaign });
  const shop = createShop({ db, clock });
  const rails = createRails(config, secrets);
  const outbox = createOutboxService(base);
  const tickets = createTicketService({ ...base, accounts });
  const shared = { accounts, membership, codes, tickets, sms, outbox, fraud, partners: openPartners(config) };
  const trade = createTradeServices({ ...base, ...config, ...shop, ...rails, ...shared });
  const captchas = createCaptchaService(base);
  const risk = createRisk(config, { ...base, captchas });
  const deviceNotices = createDeviceNoticeService({ ...base, ...shared });
  return {
    ...shared,
    deviceNotices,
    risk,
    captchas,
    logins: createLoginService({ ...shared, ...shop, db, risk, deviceNotices }),
    ...createLevelServices({ ...base, membership, blocks: shop.blocks, earnings: mall.earnings }),
    claims: createClaimService({ ...base, ...shared, risk }),
    holdReview: createHoldReview({ ...base, ...shared, ...mall, ...trade }),
    ...library,
    ...shop,
    openApps: createOpenApps(foundation),
    ...mall,
    ...campaign,
    ...feedback,
    ...createGamesServices({ ...base, ...library, ...campaign, reads, pictures: feedback.uploads }),
    analytics: createAnalyticsService(base),
    ...trade,
    ...createActivityServices({ ...base, ...shared, ...trade }),
    ...createMyDataServices({ ...base, ...shared, ...trade, userTables }),
    agreementChanges: createAgreementChangesService({ ...base, ...shop, ...trade }),
    ...rails,
    content: createContent(foundation),
  };
}

const openLimits = ({ redisUrl, appEnv }: Config) =>
  createFlexibleLimits({ redisUrl, widenForLoopback: appEnv === 'demo' });

/** The services without a server, for commands. */
export async function openServices(foundation: Foundation) {
  const rateLimits = await openLimits(foundation.config);
  const close = async () => {
    rateLimits.close();
    await foundation.close();
  };
  return { services: createServices(foundation, rateLimits), close };
}

export interface Product {
  app: FastifyInstance;
  foundation: Foundation;
  services: Services;
  rateLimits: RateLimits;
}

function startJobs({ log }: FastifyInstance, services: Services) {
  return collectJobs(modules, services).map(([job, round]) =>
    startBackgroundJob(round, (error) =>
      log.error({ job, why: rootMessage(error) }, 'background job failed'),
    ),
  );
}

/** The one place that picks adapters and assembles the product. Closing the app closes everything. */
export async function compose(
  foundation: Foundation,
  logStream?: { write(line: string): void },
): Promise<Product> {
  const { config, database, clock, movableClock } = foundation;
  const rateLimits = await openLimits(config);
  const services = createServices(foundation, rateLimits);
  const app = await buildApp({ config, database, clock, rateLimits, services, logStream });
  await services.content.onChange(database, () => {
    services.gameShelf.forget();
    app.forgetSharedReads();
  });
  await services.accounts.listenForEnds(database);
  await publishTerms(database, services);
  movableClock?.onMove(app.forgetSharedReads);
  countDeliveries(services.outbox, app.metrics);
  countHolds(services.holdReview, app.metrics);
  warnOfBudgets(services.codes, app.metrics, app.log);
  countRiskAnswers(services.risk, app.metrics);
  const jobs = startJobs(app, services);
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()));
    rateLimits.close();
    await foundation.close();
  });
  return { app, foundation, services, rateLimits };
}
