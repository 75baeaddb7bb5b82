import type { ConsoleCall } from './console-call.ts';

/** Physical gifts of activities: who won them, and their shipment. */
export const prizeCalls = {
  listGiftDraws: { method: 'GET', path: '/console/api/gifts', permission: 'prizes.send', brandScope: 'list' },
  listGiftWinners: {
    method: 'GET',
    path: '/console/api/gifts/{activity}/winners',
    permission: 'prizes.send',
    brandScope: 'target',
  },
  revealGiftAddress: {
    method: 'POST',
    path: '/console/api/gifts/{activity}/reveal',
    permission: 'prizes.address',
    brandScope: 'target',
    changes: true,
    stepUp: true,
  },
  sendGift: {
    method: 'POST',
    path: '/console/api/gifts/{activity}/send',
    permission: 'prizes.send',
    brandScope: 'target',
    changes: true,
  },
} as const satisfies Record<string, ConsoleCall>;
