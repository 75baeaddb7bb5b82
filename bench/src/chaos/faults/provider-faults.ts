import { askSandbox } from '../ask.ts';
import { PROVIDERS } from '../notification-line.ts';
import { type Fault, nothingToRepair } from './fault.ts';

const always = () => true;
const WAYS = ['delay', 'drop', 'duplicate', 'reorder', 'tamper', 'amount', 'http500'] as const;
const PARTNERS = ['netease', 'zhuishu', 'qingting'] as const;
const PARTNER_WAYS = ['down', 'broken', 'twice', 'slow'] as const;

/**
 * As after an outage of the providers: many more repeats than users would cause, within a provider's
 * concurrency.
 */
const REPEATED_NOTIFICATIONS = 1_300;
const CONCURRENT_NOTIFICATIONS = 26;

export const PROVIDER_FAULTS: readonly Fault[] = [
  {
    name: 'payment providers misbehave',
    kind: 'provider',
    times: 2,
    isPossible: always,
    async inject(world, chance) {
      const providers = [...PROVIDERS, 'apple'];
      for (const provider of providers)
        await askSandbox(world, `${provider}/control/fault`, { fault: chance.pick(WAYS) });
      return async () => {
        for (const provider of providers)
          await askSandbox(world, `${provider}/control/fault`, { fault: 'none' });
      };
    },
  },
  {
    name: 'providers send every notification again',
    kind: 'provider',
    times: 3,
    isPossible: always,
    async inject({ slots }, chance) {
      const { stage } = chance.pick(slots);
      for (let sent = 0; sent < REPEATED_NOTIFICATIONS; sent += CONCURRENT_NOTIFICATIONS)
        await stage.line.storm(stage.url, chance, CONCURRENT_NOTIFICATIONS);
      return nothingToRepair;
    },
  },
  {
    name: 'partners misbehave',
    kind: 'provider',
    times: 1,
    isPossible: always,
    async inject(world, chance) {
      const setState = (partner: string, state: string) =>
        askSandbox(world, 'membership-partner/control/state', { partner, state });
      for (const partner of PARTNERS) await setState(partner, chance.pick(PARTNER_WAYS));
      return async () => {
        for (const partner of PARTNERS) await setState(partner, 'up');
      };
    },
  },
  {
    name: 'the carrier is down',
    kind: 'provider',
    times: 1,
    isPossible: always,
    async inject(world) {
      await askSandbox(world, 'sms/state', { down: true });
      return async () => void (await askSandbox(world, 'sms/state', { down: false }));
    },
  },
];
