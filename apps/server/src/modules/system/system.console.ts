import type { FastifyInstance } from 'fastify';
import type { InvariantRunService } from './invariant-run.service.ts';
import type { JobRunsService } from './job-runs.service.ts';
import type { OverviewService } from './overview.service.ts';
import type { ProviderHealthService } from './provider-health.service.ts';

export interface SystemConsoleServices {
  overview: OverviewService;
  providerHealth: ProviderHealthService;
  jobRuns: Pick<JobRunsService, 'list'>;
  invariantRuns: InvariantRunService;
}

export async function systemConsoleRoutes(
  app: FastifyInstance,
  { overview, providerHealth, jobRuns, invariantRuns }: SystemConsoleServices,
): Promise<void> {
  app.consoleCall('getOverview', (_input, caller) => overview.read(caller));
  app.consoleCall('listProviders', () => providerHealth.list());
  app.consoleCall('listJobs', () => jobRuns.list());
  app.consoleCall('listInvariants', () => invariantRuns.list());

  let underWay: Promise<void> = Promise.resolve();
  app.consoleCall('runInvariants', async (input, { by }) => {
    const { id, done } = await invariantRuns.start(input, by);
    underWay = done;
    return { id };
  });
  // The result is written before the database closes.
  app.addHook('onClose', () => underWay);
}
