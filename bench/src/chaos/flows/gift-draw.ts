import { ensureAccount, newPhone } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';
import { buy } from '../money.ts';
import type { Stage } from '../stage.ts';
import { CLIENT_TYPE } from '../visit.ts';

interface Entered {
  token: string;
  activity: string;
  entryNo: string;
}

const WEB = { clientType: 'web' };
const HELD = '0000';

/** Activities with a gift draw. */
const drawing = ({ demo }: Stage): string[] =>
  Object.keys(demo.activityTimes).filter((name) => demo.activityTimes[name]?.drawTime !== undefined);

/** Buys enough days to submit an address; everybody with an address takes part in the draw. */
export const giftDraw = flowOf<Entered>({
  name: 'gift draw',
  weight: 1,
  async play(visit) {
    const { chance, person, stage } = visit;
    if (!(await ensureAccount(visit))) return;
    const activity = chance.pick(drawing(stage));
    await buy(visit, stage.demo.goods[CLIENT_TYPE]?.find((code) => code.endsWith('_season')) ?? '');
    const phone = newPhone(visit);
    const address = { activity, address: '灯塔路 18 号', consignee: '某某', phone };
    if (!(await visit.tryTo('submitActivityAddress', address, WEB))) return;
    const entryNo = (await visit.tryTo('getActivityInfo', { activity }, WEB))?.data.realItem?.entryNo;
    if (!entryNo) return visit.violation(`an address was given in ${activity} and has no number`);
    visit.record<Entered>({ token: person.token ?? '', activity, entryNo });
  },
  async check(stage, { token, activity, entryNo }) {
    const { data } = await askAgain(stage, 'getActivityInfo', { activity }, { token, ...WEB });
    const own = data?.realItem;
    if (own?.entryNo !== entryNo) return `the number ${entryNo} in ${activity} is ${own?.entryNo}`;
    const draw = await askAgain(stage, 'getGiftDraw', { activity }, WEB);
    if (draw.code !== HELD) return undefined;
    if (!draw.data.participants.includes(entryNo))
      return `${entryNo} was left out of the draw of ${activity}`;
    const expected = draw.data.winners.includes(entryNo) ? 'WON' : 'NOT_WON';
    return own.result === expected
      ? undefined
      : `${entryNo} was drawn ${expected} but the result is ${own.result}`;
  },
});
