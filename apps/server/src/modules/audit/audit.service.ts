import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import { type ActionFilter, insertAction, listActionRows, listActionsOnUser } from './audit.repository.ts';
import type { Change } from './audit.tables.ts';

/** Who acts: a member of staff, or a command of an operator. */
export interface Actor {
  staffId: number | null;
  /** The roles in words. */
  role: string;
  address: string;
  requestId: string;
}

export interface AuditEntry {
  by: Actor;
  call: string;
  /** Kind and id, such as order:123. */
  target: string;
  /** The user whom the entry is about: their deletion removes its details. */
  userId?: number | null | undefined;
  reason?: string;
  ticket?: string;
  changes?: readonly Change[];
  approvalId?: string | undefined;
}

export interface EntryDetails {
  userId: number | null;
  salt: string;
  reason: string;
  ticket: string;
  address: string;
  changes: readonly Change[];
}

/** Independent of the order of keys, which the database does not keep. */
export const hashOfDetails = ({ userId, salt, reason, ticket, address, changes }: EntryDetails): string =>
  sha256(
    JSON.stringify([
      salt,
      userId,
      reason,
      ticket,
      address,
      changes.map(({ what, before, after }) => [what, before, after]),
    ]),
  );

export type AuditService = ReturnType<typeof createAuditService>;

/** What staff did. An entry is written in the transaction of the act, so that neither exists without the other. */
export function createAuditService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async write(tx: Db, entry: AuditEntry): Promise<void> {
      const { by, call, target, userId = null, reason = '', ticket = '', changes = [], approvalId } = entry;
      const details: EntryDetails = {
        userId,
        salt: randomBytes(16).toString('base64url'),
        reason,
        ticket,
        address: by.address,
        changes,
      };
      await insertAction(
        tx,
        {
          staffId: by.staffId,
          role: by.role,
          call,
          target,
          at: clock.realNow(),
          requestId: by.requestId,
          approvalId: approvalId ?? null,
          detailsHash: hashOfDetails(details),
        },
        { ...details, changes: [...changes] },
      );
    },

    list: (filter: ActionFilter) => listActionRows(db, filter),
    listOnUser: (userId: number, most: number) => listActionsOnUser(db, userId, most),
  };
}
