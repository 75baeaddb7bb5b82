import type { ConsoleCall } from './console-call.ts';

/** What needs a hand, and how the system works: messages, providers, jobs, invariants. */
export const systemCalls = {
  getOverview: { method: 'GET', path: '/console/api/overview', permission: 'staff', brandScope: 'list' },
  listDeadLetters: {
    method: 'GET',
    path: '/console/api/dead-letters',
    permission: 'system.read',
    brandScope: 'none',
  },
  reviveDeadLetter: {
    method: 'POST',
    path: '/console/api/dead-letters/revive',
    permission: 'system.run',
    brandScope: 'none',
    changes: true,
  },
  listProviders: {
    method: 'GET',
    path: '/console/api/providers',
    permission: 'system.read',
    brandScope: 'none',
  },
  listJobs: { method: 'GET', path: '/console/api/jobs', permission: 'system.read', brandScope: 'none' },
  listInvariants: {
    method: 'GET',
    path: '/console/api/invariants',
    permission: 'system.read',
    brandScope: 'none',
  },
  runInvariants: {
    method: 'POST',
    path: '/console/api/invariants/run',
    permission: 'system.run',
    brandScope: 'none',
    changes: true,
  },
} as const satisfies Record<string, ConsoleCall>;
