import type { OidcConfig } from '../config/console-config.ts';
import type { GamePartnersConfig } from '../config/game-partners-config.ts';
import type { AppEnv } from '../config.ts';
import { createHeldClaimService } from '../modules/claim/held-claim.service.ts';
import { createHoldReviewService, type HoldHandler } from '../modules/fraud/hold-review.service.ts';
import { createUnionOrderServices } from '../modules/union/services.ts';
import { modules, userTables } from '../modules.ts';
import { collectServices } from '../platform/module.ts';
import type { Adapters } from './adapters.ts';
import type { Base } from './base.ts';
import { type BenefitServices, createBenefitServices } from './benefit-services.ts';
import { createConsoleServices } from './console-services.ts';
import { createEngagementServices } from './engagement-services.ts';
import { createMoneyServices, type MoneyServices } from './money-services.ts';
import { createSupportDeskServices } from './support-desk-services.ts';
import { createUserServices, type UserServices } from './user-services.ts';

export interface ServiceOptions {
  appEnv: AppEnv;
  gamePartners: GamePartnersConfig;
  oidc: OidcConfig | undefined;
  /** Where the console is served. */
  consoleUrl: string;
  /** Phones that always get the slider. */
  alwaysChecked: (phone: string) => boolean;
}

/** All services: layer by layer those that others need, then those that modules create for themselves. */
export function createServices(base: Base, adapters: Adapters, options: ServiceOptions) {
  const shared = createSharedServices(base, adapters, options);
  const own = collectServices(modules, needsOf(base, shared, adapters));
  const forConsole = createConsoleServices(base, options, shared);
  const { audit, staffAdmin } = forConsole;
  const { membership, gateways } = shared;
  const desk = createSupportDeskServices(base, { membership, gateways, audit, staffAdmin });
  return { db: base.db, ...shared, ...own, ...forConsole, ...desk };
}

type SharedServices = ReturnType<typeof createSharedServices>;

/** The dependencies that a module's factory can name. */
const needsOf = (base: Base, shared: SharedServices, { wechat }: Adapters) => ({
  ...base,
  ...shared,
  wechat,
  userTables,
});

/** Each layer is built on those before it. */
function createSharedServices(
  base: Base,
  adapters: Adapters,
  { gamePartners, alwaysChecked }: ServiceOptions,
) {
  const { rails, sms } = adapters;
  const users = createUserServices(base, adapters, alwaysChecked);
  const engagement = createEngagementServices(base, users, gamePartners);
  const benefits = createBenefitServices(base, adapters, users);
  const money = createMoneyServices({ base, rails, sms, users, benefits });
  return {
    ...rails,
    ...users,
    ...engagement,
    ...benefits,
    ...money,
    ...createUnionOrders(base, users, benefits, money),
    holdReview: createHoldReview(base, users, {
      order: money.heldOrders,
      exchange: engagement.heldExchanges,
    }),
  };
}

const createUnionOrders = (
  { db, clock }: Base,
  { storefront }: UserServices,
  { partnerGrants, unionReservations }: BenefitServices,
  { cancelOrders, openOrders, orders, payStatuses }: MoneyServices,
) =>
  createUnionOrderServices({
    db,
    clock,
    storefront,
    orders,
    openOrders,
    payStatuses,
    unionReservations,
    partnerGrants,
    cancelOrders,
  });

/** Review of held grants, with the service that releases or refuses each kind. */
const createHoldReview = (
  { db, clock }: Base,
  { membership }: UserServices,
  { order, exchange }: { order: HoldHandler; exchange: HoldHandler },
) =>
  createHoldReviewService({
    db,
    clock,
    handlers: { order, exchange, claim: createHeldClaimService({ membership }) },
  });
