import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Act, createActService } from './act.service.ts';
import { type ApprovalDeps, createApprovalService } from './approval.service.ts';
import { type AuditService, createAuditService } from './audit.service.ts';
import { createLimitService } from './limit.service.ts';
import { createProposalService } from './proposal.service.ts';
import { createSealService } from './seal.service.ts';

/** What other modules' acts need. */
export function createAuditServices({ db, clock }: { db: Db; clock: Clock }) {
  const audit = createAuditService({ db, clock });
  return {
    audit,
    seals: createSealService({ db, clock }),
    limits: createLimitService({ db, clock }),
    acts: createActService({ db, audit, proposals: createProposalService({ db, clock, audit }) }),
  };
}

export interface ApprovalParts {
  db: Db;
  clock: Clock;
  audit: AuditService;
  readStaff: ApprovalDeps['readStaff'];
  /** Every act that may need a second person. */
  proposable: readonly Act<never>[];
}

export const createApprovals = ({ db, clock, audit, readStaff, proposable }: ApprovalParts) =>
  createApprovalService({ db, clock, audit, readStaff, acts: proposable });
