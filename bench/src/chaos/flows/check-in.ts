import { levelOf, shanghaiDay } from '@juban/domain';
import { ensureAccount } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';

interface CheckIns {
  token: string;
  /** Acknowledged check-ins of this account so far. */
  times: number;
}

const BY_CHECK_IN = 1;
const known = new WeakMap<object, number>();

/** Daily check-in of a member, sometimes by two parallel requests. */
export const checkIn = flowOf<CheckIns>({
  name: 'check-in',
  weight: 3,
  async play(visit) {
    const { person, chance } = visit;
    if (!(await ensureAccount(visit))) return;
    const requests = chance.happens(0.3) ? 2 : 1;
    const taken = await Promise.all(Array.from({ length: requests }, () => visit.tryTo('clockIn', {})));
    const yes = taken.filter(Boolean).length;
    if (yes === 0) return;
    // Both requests may succeed if the clock moved to another day between them.
    const times = (known.get(person) ?? 0) + yes;
    known.set(person, times);
    visit.record<CheckIns>({ token: person.token ?? '', times });
  },
  async check(stage, { token, times }) {
    const { data } = await askAgain(stage, 'listExperience', { pageSize: 100 }, { token });
    const { data: now } = await askAgain(stage, 'getLevelExperience', {}, { token });
    if (now && now.level !== levelOf(now.vipExperience))
      return `${now.vipExperience} V power is shown as level ${now.level}`;
    const found = (data?.content ?? []).filter(({ source }) => source === BY_CHECK_IN);
    const days = new Set(found.map(({ createTime }) => shanghaiDay(new Date(createTime))));
    if (days.size < found.length) return `${found.length} check-ins stand on ${days.size} days`;
    return found.length >= times ? undefined : `${times} check-ins were acknowledged, ${found.length} stand`;
  },
});
