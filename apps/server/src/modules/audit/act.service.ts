import { CODE } from '@juban/contract/code-names';
import type { ConsoleCallName } from '@juban/contract/console/console-calls';
import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import type { Permission } from '@juban/contract/console/permissions';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type BrandScope, isInScope } from '../staff/staff-identity.service.ts';
import type { Actor, AuditService } from './audit.service.ts';
import type { Change } from './audit.tables.ts';
import type { ProposalService } from './proposal.service.ts';

/** What the fields of every act say. */
export interface ActInput {
  reason: string;
  ticket: string;
}

/** The input of a console call as its act receives it. */
export type ActOf<Name extends ConsoleCallName> = Act<Omit<ConsoleRequest<Name>, 'dryRun'> & ActInput>;

/** Why and by whom an act runs. */
export interface ActBy {
  staffId: number;
  /** A second person has agreed: limits that need one do not apply. */
  isApproved: boolean;
}

export interface ActResult {
  /** Kind and id, such as order:123. */
  target: string;
  /** The user whom it concerns. */
  userId: number | null;
  /** The brand whose staff may do it. */
  brand: string;
  changes: Change[];
  /** Beyond the limits of one person. */
  needsApproval?: boolean;
  /** Work outside the database, once the act is committed. */
  afterCommit?: (() => Promise<unknown>) | undefined;
}

/** An act of staff on a user, an order or money: previewed by running it and rolling back. */
export interface Act<Input extends ActInput = ActInput> {
  call: ConsoleCallName;
  /** Allows to agree to what is beyond the limits of one person. */
  approval?: Permission;
  /** Writes through the transaction only, since previews are rolled back. */
  run(tx: Db, input: Input, by: ActBy): Promise<ActResult>;
}

/** Who performs an act: the caller of a console call. */
export interface Performer {
  by: Actor & { staffId: number };
  scope: BrandScope;
}

type Done = ConsoleOutput<'grantToUser'>;

/** Carries a result out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly result: ActResult;
  constructor(result: ActResult) {
    super('rolled back');
    this.result = result;
  }
}

/** Runs an act without keeping anything of it. */
export async function previewAct(db: Db, run: (tx: Db) => Promise<ActResult>): Promise<ActResult> {
  try {
    return await db.transaction(async (tx) => {
      throw new RolledBack(await run(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

export interface ActDeps {
  db: Db;
  audit: Pick<AuditService, 'write'>;
  proposals: Pick<ProposalService, 'propose'>;
}

export type ActService = ReturnType<typeof createActService>;

/** Acts with their preview, their limits and their entry in the audit log. */
export function createActService({ db, audit, proposals }: ActDeps) {
  return {
    async perform<Input extends ActInput>(
      act: Act<Input>,
      input: Input & { dryRun: boolean },
      { by, scope }: Performer,
    ): Promise<Done> {
      const { dryRun, ...given } = input;
      const run = async (tx: Db): Promise<ActResult> => {
        const result = await act.run(tx, given as unknown as Input, {
          staffId: by.staffId,
          isApproved: false,
        });
        // Whoever may not see the target must not learn that it exists.
        if (!isInScope(scope, result.brand)) throw new Refusal(CODE.notFound);
        return result;
      };
      const { call } = act;
      const { reason, ticket } = input;
      const result = dryRun
        ? await previewAct(db, run)
        : await db
            .transaction(async (tx) => {
              const done = await run(tx);
              // Nothing of it may stay: a second person has to agree first.
              if (done.needsApproval) throw new RolledBack(done);
              const { target, userId, changes } = done;
              await audit.write(tx, { by, call, target, userId, reason, ticket, changes });
              return done;
            })
            .catch((error: unknown) => {
              if (error instanceof RolledBack) return error.result;
              throw error;
            });
      const { changes, needsApproval = false, afterCommit } = result;
      if (dryRun) return { changes, approvalId: null, needsApproval };
      if (!needsApproval) {
        await afterCommit?.();
        return { changes, approvalId: null, needsApproval };
      }
      if (!act.approval) throw new Error(`${call} needs a second person, but nobody is allowed to agree`);
      const approvalId = await proposals.propose(
        { call, permission: act.approval, input: given, reason, ticket },
        result,
        by,
      );
      return { changes, approvalId, needsApproval };
    },
  };
}
