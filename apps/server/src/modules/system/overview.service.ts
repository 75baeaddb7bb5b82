import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { Permission } from '@juban/contract/console/permissions';
import { DAY_MS, stockDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { ConsoleCaller } from '../../plugins/console/console-calls.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ApprovalService } from '../audit/approval.service.ts';
import type { FeedbackListService } from '../feedback/feedback-list.service.ts';
import type { HoldListService } from '../fraud/hold-list.service.ts';
import type { DeadLetterService } from '../outbox/dead-letter.service.ts';
import { type BrandScope, brandsOf, scopeOf } from '../staff/staff-identity.service.ts';
import type { InvariantRunService } from './invariant-run.service.ts';
import type { JobRunsService } from './job-runs.service.ts';
import { listShortCodes, listShortGoods, type Stock } from './overview.repository.ts';
import type { ProviderHealthService } from './provider-health.service.ts';

type Overview = ConsoleOutput<'getOverview'>;
type Queue = NonNullable<Overview['holds']>;

const MOST_LINES = 5;

export interface OverviewDeps {
  db: Db;
  clock: Clock;
  deadLetters: Pick<DeadLetterService, 'count'>;
  providerHealth: ProviderHealthService;
  jobRuns: Pick<JobRunsService, 'list'>;
  invariantRuns: Pick<InvariantRunService, 'findLast'>;
  approvals: Pick<ApprovalService, 'list'>;
  holdLists: Pick<HoldListService, 'countWaiting'>;
  feedbackLists: Pick<FeedbackListService, 'countWaiting'>;
  countPrizes: (brands: readonly string[]) => Promise<Counted>;
}

/** How many wait, and since when the oldest. */
export interface Counted {
  n: number;
  oldest: Date | null;
}

export type OverviewService = ReturnType<typeof createOverviewService>;

const STOCK_READERS: readonly Permission[] = ['content.propose', 'promotions.propose', 'system.read'];

/** What needs a hand, for the person who looks. */
export function createOverviewService(deps: OverviewDeps) {
  const { db, clock } = deps;

  async function failingProviders(): Promise<Queue> {
    const failing = (await deps.providerHealth.list()).filter(({ state }) => state === 'failing');
    const times = failing.flatMap(({ lastFailure }) => lastFailure ?? []);
    return {
      count: failing.length,
      oldest: times.length > 0 ? Math.min(...times) : null,
      link: 'providers',
      lines: failing.slice(0, MOST_LINES).map(({ provider, brand }) => `${provider} ${brand}`.trim()),
    };
  }

  async function failingJobs(): Promise<Queue> {
    const failing = (await deps.jobRuns.list()).filter(({ needsHand }) => needsHand);
    const times = failing.flatMap(({ lastFailure, lastRun }) => lastFailure ?? lastRun ?? []);
    return {
      count: failing.length,
      oldest: times.length > 0 ? Math.min(...times) : null,
      link: 'jobs',
      lines: failing.slice(0, MOST_LINES).map(({ job }) => job),
    };
  }

  async function brokenInvariants(): Promise<Queue> {
    const last = await deps.invariantRuns.findLast();
    const broken = (last?.report ?? []).filter((one) => one.broken > 0);
    const hasFailed = last !== undefined && last.failure !== '';
    return {
      count: broken.length + (hasFailed ? 1 : 0),
      oldest: broken.length > 0 || hasFailed ? (last?.endedAt?.getTime() ?? null) : null,
      link: 'invariants',
      lines: [...broken.map(({ name }) => name), ...(hasFailed ? [last.failure] : [])].slice(0, MOST_LINES),
    };
  }

  async function approvalsFor(caller: ConsoleCaller): Promise<Queue> {
    const { approvals } = await deps.approvals.list({ state: 'open' }, caller);
    const mine = approvals.filter(({ isMine }) => isMine);
    const times = mine.map(({ proposeTime }) => proposeTime);
    return {
      count: mine.length,
      oldest: times.length > 0 ? Math.min(...times) : null,
      link: 'approvals',
      lines: [],
    };
  }

  return {
    async read(caller: ConsoleCaller): Promise<Overview> {
      const may = async (
        wanted: Permission | readonly Permission[],
        read: (scope: BrandScope) => Promise<Queue>,
      ): Promise<Queue | null> => {
        const scope = scopeOf(caller.identity, wanted);
        return scope.length === 0 ? null : read(scope);
      };
      const now = clock.businessNow();
      const aDayAgo = new Date(now.getTime() - DAY_MS);
      return {
        deadLetters: await may('system.read', async () =>
          queueOf('dead-letters', await deps.deadLetters.count()),
        ),
        providers: await may('system.read', failingProviders),
        jobs: await may('system.read', failingJobs),
        invariants: await may('system.read', brokenInvariants),
        approvals: await approvalsFor(caller),
        holds: await may('fraud.decide', async (scope) =>
          queueOf('holds', await deps.holdLists.countWaiting(brandsOf(scope))),
        ),
        feedback: await may('feedback.answer', async (scope) =>
          queueOf('feedback', await deps.feedbackLists.countWaiting(brandsOf(scope), aDayAgo)),
        ),
        prizes: await may('prizes.send', async (scope) =>
          queueOf('prizes', await deps.countPrizes(brandsOf(scope))),
        ),
        mallStock: await may(STOCK_READERS, async (scope) =>
          stockQueue('mall', await listShortGoods(db, stockDay(now), brandsOf(scope))),
        ),
        codeStock: await may(STOCK_READERS, async () => stockQueue('codes', await listShortCodes(db, now))),
      };
    },
  };
}

const queueOf = (link: Queue['link'], { n, oldest }: Counted): Queue => ({
  count: n,
  oldest: oldest?.getTime() ?? null,
  link,
  lines: [],
});

const stockQueue = (link: Queue['link'], stock: readonly Stock[]): Queue => ({
  count: stock.length,
  oldest: null,
  link,
  lines: stock.slice(0, MOST_LINES).map(({ title, left }) => `${title}：剩 ${left}`),
});
