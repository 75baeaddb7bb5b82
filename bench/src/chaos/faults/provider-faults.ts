import { askSandbox } from '../ask.ts';
import { ROOMS } from '../notification-line.ts';
import type { Fault } from './fault.ts';

const always = () => true;
const WAYS = ['delay', 'drop', 'duplicate', 'reorder', 'tamper', 'amount', 'http500'] as const;
const PARTNERS = ['you', 'zhuishu', 'qingting'] as const;
const PARTNER_WAYS = ['down', 'broken', 'twice', 'slow'] as const;

export const PROVIDER_FAULTS: readonly Fault[] = [
  {
    name: 'payment providers misbehave',
    kind: 'provider',
    times: 2,
    fits: always,
    async strike(world, chance) {
      const rooms = [...ROOMS, 'apple'];
      for (const room of rooms)
        await askSandbox(world, `${room}/control/fault`, { fault: chance.pick(WAYS) });
      return async () => {
        for (const room of rooms) await askSandbox(world, `${room}/control/fault`, { fault: 'none' });
      };
    },
  },
  {
    name: 'partners misbehave',
    kind: 'provider',
    times: 1,
    fits: always,
    async strike(world, chance) {
      const tell = (partner: string, state: string) =>
        askSandbox(world, 'membership-partner/control/state', { partner, state });
      for (const partner of PARTNERS) await tell(partner, chance.pick(PARTNER_WAYS));
      return async () => {
        for (const partner of PARTNERS) await tell(partner, 'up');
      };
    },
  },
  {
    name: 'the carrier is down',
    kind: 'provider',
    times: 1,
    fits: always,
    async strike(world) {
      await askSandbox(world, 'sms/state', { down: true });
      return async () => void (await askSandbox(world, 'sms/state', { down: false }));
    },
  },
];
