import { ensureAccount, newPhone, sendCode } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';
import { buy } from '../money.ts';
import { CLIENT_TYPE, type Visit } from '../visit.ts';

interface Rewarded {
  token: string;
  activity: string;
  itemId: string;
}

const WEB = { clientType: 'web' };
const MAX_ITEMS = 3;

/** A phone other than the account's own must be verified first. */
async function provedPhone(visit: Visit): Promise<string | undefined> {
  const mobile = newPhone(visit);
  const code = await sendCode(visit, mobile);
  const proved = code && (await visit.tryTo('verifyCaptcha', { mobile, code }, WEB));
  return proved ? mobile : undefined;
}

async function claimItems(visit: Visit, activity: string): Promise<void> {
  const { chance, person, stage } = visit;
  for (let turn = 0; turn < MAX_ITEMS; turn += 1) {
    const itemId = chance.pick(stage.demo.activityItems[activity] ?? ['']);
    const mobile = chance.happens(0.5) ? await provedPhone(visit) : undefined;
    const input = { itemId, activity, ...(mobile ? { mobile } : {}) };
    if (await visit.tryTo('claimActivityReward', input, WEB))
      visit.record<Rewarded>({ token: person.token ?? '', activity, itemId });
  }
}

/** Buys days during an activity, claims rewards, and submits an address for the physical gift. */
export const activity = flowOf<Rewarded>({
  name: 'activity',
  weight: 3,
  async play(visit) {
    const { chance, stage } = visit;
    if (!(await ensureAccount(visit))) return;
    const name = chance.pick(Object.keys(stage.demo.activityItems));
    const goods = stage.demo.goods[CLIENT_TYPE]?.filter((code) => !/auto|plus/.test(code)) ?? [];
    await buy(visit, chance.pick(goods));
    await claimItems(visit, name);
    const phone = newPhone(visit);
    await visit.tryTo(
      'submitActivityAddress',
      { activity: name, address: '灯塔路 18 号', consignee: '某某', phone },
      WEB,
    );
  },
  async check(stage, { token, activity: name, itemId }) {
    const { data } = await askAgain(stage, 'getActivityInfo', { activity: name }, { token, ...WEB });
    const found = data?.list.flatMap(({ itemList }) => itemList).find(({ id }) => id === itemId);
    return found?.rewardStatus === 'ALREADY_REWARD'
      ? undefined
      : `item ${itemId} was claimed and is ${found?.rewardStatus}`;
  },
});
