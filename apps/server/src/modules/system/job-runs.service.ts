import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { Db } from '../../db/database.ts';
import type { Round } from '../../lib/background-job.ts';
import { rootMessage } from '../../lib/root-cause.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { Clock } from '../../ports/clock.ts';
import { listJobRuns, writeJobRun } from './job-run.repository.ts';

const WRITE_EVERY_MS = 60_000;
/** Jobs run every second and write every minute: after this, none of the processes runs it. */
const SILENT_MS = 300_000;
const MOST_ERROR = 200;

export interface JobRunsDeps {
  db: Db;
  clock: Clock;
  /** Of all jobs. */
  names: readonly string[];
}

export type JobRunsService = ReturnType<typeof createJobRunsService>;

/** What each background job did last. */
export function createJobRunsService({ db, clock, names }: JobRunsDeps) {
  /** When this process wrote a job last, and whether that round had failed. */
  const written = new Map<string, { at: number; isFailed: boolean }>();

  return {
    /** Writes at most once a minute and for each failure; the first good round after one is written at once. */
    async record(job: string, { durationMs, error }: Round): Promise<void> {
      const now = clock.realNow();
      const isFailed = error !== undefined;
      const last = written.get(job);
      if (!isFailed && last && !last.isFailed && now.getTime() - last.at < WRITE_EVERY_MS) return;
      written.set(job, { at: now.getTime(), isFailed });
      const ran = { ranAt: now, durationMs: Math.round(durationMs) };
      const failure = isFailed
        ? { failedAt: now, error: withoutPhones(rootMessage(error)).slice(0, MOST_ERROR) || 'unknown' }
        : {};
      await writeJobRun(db, { job, ...ran, ...failure });
    },

    async list(): Promise<ConsoleOutput<'listJobs'>> {
      const rows = new Map((await listJobRuns(db)).map((row) => [row.job, row]));
      const now = clock.realNow().getTime();
      return names.map((job) => {
        const row = rows.get(job);
        const ranAt = row?.ranAt.getTime();
        const failedAt = row?.failedAt?.getTime();
        const isSilent = ranAt === undefined || now - ranAt > SILENT_MS;
        return {
          job,
          lastRun: ranAt ?? null,
          durationMs: row?.durationMs ?? 0,
          lastFailure: failedAt ?? null,
          error: row?.error ?? '',
          needsHand: isSilent || (failedAt !== undefined && failedAt >= (ranAt ?? 0)),
        };
      });
    },
  };
}
