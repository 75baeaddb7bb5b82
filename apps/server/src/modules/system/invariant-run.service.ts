import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import { consoleTexts } from '@juban/contract/console/texts';
import type { Db } from '../../db/database.ts';
import type { VerifyReport } from '../../db/invariant.ts';
import { Refusal } from '../../lib/refusal.ts';
import { rootMessage } from '../../lib/root-cause.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { StaffAdminService } from '../staff/staff-admin.service.ts';
import {
  endLost,
  endRun,
  findLastRun,
  findRunning,
  type InvariantRun,
  insertRun,
} from './invariant-run.repository.ts';
import { storedChecksOf } from './stored-check.ts';

/** Longer than any check takes within the time limits of its queries. */
const LOST_AFTER_MS = 15 * 60_000;
const MOST_FAILURE = 300;

export interface InvariantRunDeps {
  db: Db;
  clock: Clock;
  audit: Pick<AuditService, 'write'>;
  staffAdmin: Pick<StaffAdminService, 'namesOf'>;
  /** Checks everything; takes seconds. */
  verify: () => Promise<VerifyReport>;
}

export type InvariantRunService = ReturnType<typeof createInvariantRunService>;

/** Checks of all invariants that staff start. The result is stored, so that every process shows the same. */
export function createInvariantRunService({ db, clock, audit, staffAdmin, verify }: InvariantRunDeps) {
  async function check(id: number): Promise<void> {
    const end = await verify().then(
      (report) => ({ report: storedChecksOf(report) }),
      (error: unknown) => ({ failure: rootMessage(error).slice(0, MOST_FAILURE) || 'unknown' }),
    );
    await endRun(db, id, { ...end, endedAt: clock.realNow() });
  }

  async function show(run: InvariantRun) {
    const names = await staffAdmin.namesOf([run.staffId]);
    const invariants = run.report ?? [];
    const { staffId, startedAt, endedAt, failure } = run;
    return {
      id: String(run.id),
      state: endedAt === null ? ('running' as const) : failure ? ('failed' as const) : ('done' as const),
      staff: staffId === null ? null : { id: String(staffId), name: names.get(staffId) ?? '' },
      startTime: startedAt.getTime(),
      endTime: endedAt?.getTime() ?? null,
      failure,
      broken: invariants.filter(({ broken }) => broken > 0).length,
      invariants,
    };
  }

  return {
    /** Answers at once; the check goes on. `done` is its end. */
    async start(
      { reason }: ConsoleRequest<'runInvariants'>,
      by: Actor,
    ): Promise<{ id: string; done: Promise<void> }> {
      const id = await db.transaction(async (tx) => {
        const now = clock.realNow();
        const lost = { endedAt: now, failure: 'the process that ran it has stopped' };
        await endLost(tx, new Date(now.getTime() - LOST_AFTER_MS), lost);
        const run = await insertRun(tx, by.staffId, now);
        if (run === undefined) throw new Refusal(CODE.conflict, { msg: consoleTexts.checkRunning });
        await audit.write(tx, { by, call: 'runInvariants', target: `invariants:${run}`, reason });
        return run;
      });
      // A result that cannot be written leaves a run that counts as lost later.
      return { id: String(id), done: check(id).catch(() => {}) };
    },

    async list(): Promise<ConsoleOutput<'listInvariants'>> {
      const [running, last] = await Promise.all([findRunning(db), findLastRun(db)]);
      return { running: running ? await show(running) : null, last: last ? await show(last) : null };
    },

    findLast: () => findLastRun(db),
  };
}
