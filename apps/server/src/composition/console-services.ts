import type { OidcConfig } from '../config/console-config.ts';
import type { AppEnv } from '../config.ts';
import type { Act } from '../modules/audit/act.service.ts';
import { createApprovals, createAuditServices } from '../modules/audit/services.ts';
import { createUserActsService } from '../modules/identity/user-acts.service.ts';
import { createGrantAct } from '../modules/membership/grant-act.service.ts';
import { createUserBrandsService } from '../modules/orders/user-brands.service.ts';
import { createRefundAct } from '../modules/refunds/refund-act.service.ts';
import { createCancelAct } from '../modules/renewals/cancel-act.service.ts';
import { createStaffServices } from '../modules/staff/services.ts';
import type { Base } from './base.ts';
import { createDeskServices, type DeskNeeds } from './desk-services.ts';
import type { MoneyServices } from './money-services.ts';
import type { UserServices } from './user-services.ts';

export interface ConsoleOptions {
  appEnv: AppEnv;
  consoleUrl: string;
  oidc: OidcConfig | undefined;
}

type Audits = ReturnType<typeof createAuditServices>;
type Below = Pick<UserServices, 'accounts' | 'membership' | 'outbox' | 'points'> &
  Pick<MoneyServices, 'contractEnding' | 'refundedContracts' | 'refunds'> &
  DeskNeeds;

/** Staff, what they may do and did, and the acts that they do on what the other services manage. */
export function createConsoleServices(
  base: Base,
  { appEnv, consoleUrl, oidc }: ConsoleOptions,
  below: Below,
) {
  const { db, clock, secrets } = base;
  const audits = createAuditServices({ db, clock });
  const { audit, limits } = audits;
  const { findIdentity, ...staff } = createStaffServices({ db, clock, secrets, audit, consoleUrl, oidc });
  const readStaff = { namesOf: staff.staffAdmin.namesOf, findIdentity };
  const acts = createActs(base, audits, below);
  const desks = createDeskServices(base, audits, { staffAdmin: staff.staffAdmin, findIdentity }, below);
  const proposable: ReadonlyArray<Act<never>> = [
    limits.change,
    acts.grantAct,
    acts.refundAct,
    desks.feedbackActs.accept,
  ];
  return {
    appEnv,
    ...audits,
    ...staff,
    ...acts,
    ...desks,
    approvals: createApprovals({ db, clock, audit, readStaff, proposable }),
  };
}

/** Acts on users, orders and contracts. */
function createActs(
  { db }: Base,
  { audit, limits }: Audits,
  { accounts, contractEnding, membership, outbox, points, refundedContracts, refunds }: Below,
) {
  const userBrands = createUserBrandsService();
  return {
    userBrands,
    userActs: createUserActsService({ db, accounts, userBrands, limits, audit }),
    grantAct: createGrantAct({ membership, points, accounts, limits }),
    refundAct: createRefundAct({ refunds, refundedContracts, membership, limits, outbox }),
    cancelAct: createCancelAct({ ending: contractEnding }),
  };
}
