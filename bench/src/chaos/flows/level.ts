import { ensureAccount } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';

interface Reward {
  token: string;
  level: number;
}

const LEVELS = [1, 2, 3, 4] as const;

/** Claims the reward of a level, once per account, by either of the two calls. */
export const level = flowOf<Reward>({
  name: 'level reward',
  weight: 2,
  async play(visit) {
    const { person, chance } = visit;
    if (!(await ensureAccount(visit))) return;
    const wanted = chance.pick(LEVELS);
    const taken = chance.happens(0.5)
      ? await visit.tryTo('markLevelReward', { level: wanted, received: 1 })
      : await visit.tryTo('grantMedal', { level: wanted, durationDays: 9_999 });
    if (taken) visit.record<Reward>({ token: person.token ?? '', level: wanted });
  },
  async check(stage, { token, level: wanted }) {
    const { data } = await askAgain(stage, 'listLevelRewards', {}, { token });
    const found = data?.find((item) => item.level === wanted);
    return found?.received === 1 ? undefined : `the reward of level ${wanted} was taken and is not`;
  },
});
