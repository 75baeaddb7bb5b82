import type { ConsoleOutput } from '@juban/contract/console/console-schemas';

export type User = ConsoleOutput<'getUser'>;

/** The lists of a user, each with how many it has. */
export const TABS = {
  orders: { name: '订单', count: ({ orders }: User) => orders.length },
  contracts: { name: '契约', count: ({ contracts }: User) => contracts.length },
  days: { name: '权益流水', count: ({ days }: User) => days.length },
  points: { name: '积分', count: ({ pointsLedger }: User) => pointsLedger.length },
  power: { name: 'V 力值', count: ({ vPowerLedger }: User) => vPowerLedger.length },
  gifts: {
    name: '礼包与奖品',
    count: ({ bundles, prizes, exchanges }: User) => bundles.length + prizes.length + exchanges.length,
  },
  sessions: { name: '登录设备', count: ({ sessions }: User) => sessions.length },
  feedback: { name: '反馈', count: ({ feedback }: User) => feedback.length },
  consents: { name: '协议', count: ({ consents }: User) => consents.length },
  holds: { name: '风控', count: ({ holds }: User) => holds.length },
  acts: { name: '客服操作', count: ({ acts }: User) => acts.length },
} as const;

export type TabKey = keyof typeof TABS;
export const TAB_KEYS = Object.keys(TABS) as TabKey[];
