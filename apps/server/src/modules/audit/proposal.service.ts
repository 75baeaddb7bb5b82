import type { Permission } from '@juban/contract/console/permissions';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ActResult } from './act.service.ts';
import { insertApproval } from './approval.repository.ts';
import type { Actor, AuditService } from './audit.service.ts';

const LIFE_MS = 72 * 3_600_000;

export interface Proposal {
  call: string;
  /** Allows to decide it. */
  permission: Permission;
  input: Record<string, unknown>;
  reason: string;
  ticket: string;
}

export type ProposalService = ReturnType<typeof createProposalService>;

/** Acts that wait for a second person, stored as data with their preview. */
export function createProposalService({
  db,
  clock,
  audit,
}: {
  db: Db;
  clock: Clock;
  audit: Pick<AuditService, 'write'>;
}) {
  return {
    propose: (proposal: Proposal, result: ActResult, by: Actor & { staffId: number }): Promise<string> =>
      db.transaction(async (tx) => {
        const { target, userId, brand, changes } = result;
        const { reason, ticket, call } = proposal;
        const now = clock.realNow();
        const id = await insertApproval(tx, {
          ...proposal,
          target,
          userId,
          brand,
          changes,
          proposerId: by.staffId,
          proposedAt: now,
          expiresAt: new Date(now.getTime() + LIFE_MS),
        });
        await audit.write(tx, {
          by,
          call: `propose:${call}`,
          target,
          userId,
          reason,
          ticket,
          changes,
          approvalId: id,
        });
        return id;
      }),
  };
}
