import type { AppEnv } from '../config.ts';
import type { Act } from '../modules/audit/act.service.ts';
import { createApprovals, createAuditServices } from '../modules/audit/services.ts';
import { createStaffServices } from '../modules/staff/services.ts';
import type { Base } from './base.ts';

export interface ConsoleOptions {
  appEnv: AppEnv;
  consoleUrl: string;
}

/** Staff, what they may do and did, and the acts that they do on what the other services manage. */
export function createConsoleServices({ db, clock, secrets }: Base, { appEnv, consoleUrl }: ConsoleOptions) {
  const audits = createAuditServices({ db, clock });
  const { audit, limits } = audits;
  const { findIdentity, ...staff } = createStaffServices({ db, clock, secrets, audit, consoleUrl });
  const readStaff = { namesOf: staff.staffAdmin.namesOf, findIdentity };
  const proposable: ReadonlyArray<Act<never>> = [limits.change];
  return {
    appEnv,
    ...audits,
    ...staff,
    approvals: createApprovals({ db, clock, audit, readStaff, proposable }),
  };
}
