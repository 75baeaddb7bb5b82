import type { ConsoleCall } from './console-call.ts';

/** Review of orders, claims and exchanges that a fraud rule holds. */
export const fraudCalls = {
  listHolds: { method: 'GET', path: '/console/api/holds', permission: 'fraud.decide', brandScope: 'list' },
  getHold: {
    method: 'GET',
    path: '/console/api/holds/{kind}/{id}',
    permission: 'fraud.decide',
    brandScope: 'target',
  },
  decideHold: {
    method: 'POST',
    path: '/console/api/holds/{kind}/{id}/decide',
    permission: 'fraud.decide',
    brandScope: 'target',
    changes: true,
    stepUp: true,
  },
} as const satisfies Record<string, ConsoleCall>;
