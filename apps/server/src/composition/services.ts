import type { GamePartnersConfig } from '../config/game-partners-config.ts';
import { createAgreementChangesService } from '../modules/agreement/agreement-changes.service.ts';
import { createClaimService } from '../modules/claim/claim.service.ts';
import { createHeldClaimService } from '../modules/claim/held-claim.service.ts';
import { createHoldReviewService, type HoldHandler } from '../modules/fraud/hold-review.service.ts';
import { createMyDataServices } from '../modules/my-data/services.ts';
import { createOpenAppService } from '../modules/open-app/open-app.service.ts';
import { createUnionOrderServices } from '../modules/union/services.ts';
import type { UserTables } from '../platform/user-tables.ts';
import type { Adapters } from './adapters.ts';
import type { Base } from './base.ts';
import { type BenefitServices, createBenefitServices } from './benefit-services.ts';
import { createEngagementServices } from './engagement-services.ts';
import { createMoneyServices } from './money-services.ts';
import { createUserServices, type UserServices } from './user-services.ts';

export interface ServiceOptions {
  gamePartners: GamePartnersConfig;
  userTables: UserTables;
  /** Phones that always get the slider. */
  alwaysChecked: (phone: string) => boolean;
}

/** All services, layer by layer: each layer is built on those before it. */
export function createServices(
  base: Base,
  adapters: Adapters,
  { gamePartners, userTables, alwaysChecked }: ServiceOptions,
) {
  const { clock, publicOrigin } = base;
  const { rails, sms, wechat } = adapters;
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
    ...createMyData(base, users, money, userTables),
    claims: createClaims(base, users),
    holdReview: createHoldReview(base, users, {
      order: money.heldOrders,
      exchange: engagement.heldExchanges,
    }),
    agreementChanges: createAgreementChanges(base, users, money),
    openApps: createOpenAppService({ clock, publicOrigin, wechat }),
  };
}

type MoneyServices = ReturnType<typeof createMoneyServices>;

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

const createMyData = (
  { db, clock, secrets, rateLimits }: Base,
  { accounts, codes, outbox, fraud }: UserServices,
  { leavingContracts, outstandingOrders }: MoneyServices,
  userTables: UserTables,
) =>
  createMyDataServices({
    db,
    clock,
    secrets,
    rateLimits,
    accounts,
    codes,
    outstandingOrders,
    leavingContracts,
    outbox,
    fraud,
    userTables,
  });

const createClaims = ({ db, clock }: Base, { accounts, codes, risk, membership, fraud }: UserServices) =>
  createClaimService({ db, clock, accounts, codes, risk, membership, fraud });

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

const createAgreementChanges = (
  { db, clock }: Base,
  { agreements }: UserServices,
  { outstandingOrders }: MoneyServices,
) => createAgreementChangesService({ db, clock, agreements, outstandingOrders });
