import { askSandbox } from '../ask.ts';
import { ROOMS } from '../notification-line.ts';
import { type Fault, nothingToMend } from './fault.ts';

const always = () => true;
const WAYS = ['delay', 'drop', 'duplicate', 'reorder', 'tamper', 'amount', 'http500'] as const;
const PARTNERS = ['netease', 'zhuishu', 'qingting'] as const;
const PARTNER_WAYS = ['down', 'broken', 'twice', 'slow'] as const;

/** As after an outage of theirs: much more than people would make them tell, and no more at once than they would send. */
const WORDS_TOLD_AGAIN = 1_300;
const WORDS_AT_ONCE = 26;

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
    name: 'providers tell all of it again',
    kind: 'provider',
    times: 3,
    fits: always,
    async strike({ slots }, chance) {
      const { stage } = chance.pick(slots);
      for (let told = 0; told < WORDS_TOLD_AGAIN; told += WORDS_AT_ONCE)
        await stage.line.storm(stage.url, chance, WORDS_AT_ONCE);
      return nothingToMend;
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
