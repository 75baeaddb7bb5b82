import { createInvariantRunService, type InvariantRunDeps } from './invariant-run.service.ts';
import { createJobRunsService, type JobRunsDeps } from './job-runs.service.ts';
import { createOverviewService, type OverviewDeps } from './overview.service.ts';
import { createProviderHealthService, type ProviderHealthDeps } from './provider-health.service.ts';

export type SystemParts = InvariantRunDeps &
  JobRunsDeps &
  ProviderHealthDeps &
  Omit<OverviewDeps, 'providerHealth' | 'jobRuns' | 'invariantRuns'>;

/** How the system works, and what needs a hand. */
export function createSystemServices(parts: SystemParts) {
  const { db, clock, audit, staffAdmin, verify, names, providers } = parts;
  const { approvals, countPrizes, deadLetters, feedbackLists, holdLists } = parts;
  const providerHealth = createProviderHealthService({ db, clock, providers });
  const jobRuns = createJobRunsService({ db, clock, names });
  const invariantRuns = createInvariantRunService({ db, clock, audit, staffAdmin, verify });
  return {
    providerHealth,
    jobRuns,
    invariantRuns,
    overview: createOverviewService({
      db,
      clock,
      approvals,
      countPrizes,
      deadLetters,
      feedbackLists,
      holdLists,
      providerHealth,
      jobRuns,
      invariantRuns,
    }),
  };
}
