import type { FastifyInstance } from 'fastify';
import { createDatabaseClock } from './adapters/clock/database-clock.ts';
import { createMovableClock, type MovableClock } from './adapters/clock/movable-clock.ts';
import { createFlexibleLimits } from './adapters/limits/flexible-limits.ts';
import { buildApp } from './app.ts';
import { openAdapters } from './composition/adapters.ts';
import { publishTerms } from './composition/publish-terms.ts';
import { createServices } from './composition/services.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { startBackgroundJob } from './lib/background-job.ts';
import { rootMessage } from './lib/root-cause.ts';
import { createSecrets } from './lib/secrets.ts';
import { createContentService } from './modules/content/content.service.ts';
import { countHolds } from './modules/fraud/hold-metrics.ts';
import { countRiskAnswers } from './modules/identity/risk-metrics.ts';
import { warnOfBudgets } from './modules/identity/sms-budget.ts';
import { countDeliveries } from './modules/outbox/delivery-metrics.ts';
import { createSystemServices } from './modules/system/services.ts';
import { contentSections, modules } from './modules.ts';
import { collectJobs, collectTopics, jobNamesOf } from './platform/module.ts';
import type { Clock } from './ports/clock.ts';
import type { RateLimits } from './ports/rate-limits.ts';
import { verifyProduct } from './verify-product.ts';

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

export type Services = ReturnType<typeof createAllServices>;

/** The services of all modules; the outbox knows who delivers each topic. */
function createAllServices(foundation: Foundation, rateLimits: RateLimits) {
  const { config, clock, database } = foundation;
  const { appEnv, publicOrigin, gamePartners, secretKey, consoleOrigin, oidc } = config;
  const { db, reads } = database;
  const secrets = createSecrets(secretKey);
  const base = { db, reads, clock, secrets, rateLimits, publicOrigin };
  const services = createServices(base, openAdapters(config, { clock, secrets }), {
    appEnv,
    gamePartners,
    oidc,
    consoleUrl: `${consoleOrigin ?? publicOrigin}/console`,
    alwaysChecked: (phone) => appEnv === 'demo' && phone.endsWith(DEMO_CHECKED_ENDING),
  });
  for (const [topic, delivery] of collectTopics(modules, services)) services.outbox.onTopic(topic, delivery);
  const system = createSystem(foundation, services);
  return { ...services, ...system, content: createContent(foundation) };
}

type WithoutSystem = ReturnType<typeof createServices>;

/** How the system works, seen from all modules together. */
function createSystem(foundation: Foundation, services: WithoutSystem) {
  const { clock, database } = foundation;
  const { approvals, audit, deadLetters, feedbackLists, holdLists, staffAdmin } = services;
  return createSystemServices({
    db: database.db,
    clock,
    approvals,
    audit,
    deadLetters,
    feedbackLists,
    holdLists,
    staffAdmin,
    names: jobNamesOf(modules),
    providers: services.gateways.map(({ provider }) => provider),
    verify: () => verifyProduct({ foundation, services }),
    countPrizes: services.giftDesk.countToSend,
  });
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
  return { services: createAllServices(foundation, rateLimits), close };
}

export interface Product {
  app: FastifyInstance;
  foundation: Foundation;
  services: Services;
  rateLimits: RateLimits;
}

function startJobs({ log }: FastifyInstance, services: Services) {
  return collectJobs(modules, services).map(([job, round]) =>
    startBackgroundJob(
      round,
      (error) => log.error({ job, why: rootMessage(error) }, 'background job failed'),
      (done) => services.jobRuns.record(job, done),
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
  const services = createAllServices(foundation, rateLimits);
  const app = await buildApp({ config, database, clock, rateLimits, services, logStream });
  await services.content.onChange(database, () => {
    services.categoryIndex.forget();
    app.forgetSharedReads();
  });
  await services.accounts.listenForEnds(database);
  await publishTerms(database, services);
  movableClock?.onMove(app.forgetSharedReads);
  countDeliveries(services.outbox, app.metrics);
  countHolds(services.holdReview, app.metrics);
  warnOfBudgets(services.codes, app.metrics, app.log);
  countRiskAnswers(services.risk, app.metrics);
  services.seals.onDailySeal((seal) => app.log.info(seal, 'newest seal of the audit log'));
  const jobs = startJobs(app, services);
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()));
    rateLimits.close();
    await foundation.close();
  });
  return { app, foundation, services, rateLimits };
}
