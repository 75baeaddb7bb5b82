import { activityTexts } from '@juban/contract/texts/activity';
import { describe, expect, it } from 'vitest';
import { failedState, GUEST, knownState, UNKNOWN } from '../../lib/user-state.ts';
import { type ActivityInfo, decodeCondition, groupsOf } from './activity-data.ts';
import { makeActivity, makeInfo, makeItem } from './testing/make-activity.ts';

type Plain = Parameters<typeof groupsOf>[0];
const first = (activity: Plain, info?: ActivityInfo) =>
  groupsOf(activity, info ? knownState(info) : GUEST)[0];

describe('groupsOf', () => {
  it('[C-022] decodes the condition and keeps the select rule', () => {
    expect(first(makeActivity())).toMatchObject({ condition: '购满 31 天', rule: '三选一' });
    const rule = (chosen: number) => first(makeActivity(), makeInfo([makeItem()], chosen))?.rule;
    expect([rule(0), rule(1)]).toEqual(['三选一', '三选一，已选 1 项']);
    expect(decodeCondition('满 100% 即可')).toBe('满 100% 即可');
  });

  it('[C-022] shows the remaining stock, at least 0', () => {
    const left = (restCount: number) =>
      first(makeActivity(), makeInfo([makeItem({ restCount })]))?.items[0]?.left;
    expect([left(3208), left(0), left(-4)]).toEqual(['剩 3,208', '剩 0', '剩 0']);
  });

  it('[C-022] shows a visitor the remaining stock, and outside the period the total', () => {
    const [item] = first(makeActivity())?.items ?? [];
    expect(item).toMatchObject({ label: activityTexts.itemReward, isDisabled: false, left: '剩 1,204' });
    const [gone] = first(makeActivity(true, 0))?.items ?? [];
    expect(gone).toMatchObject({ status: 'NOT_ENOUGH', label: activityTexts.itemNotEnough, left: '剩 0' });
    const [late] = first(makeActivity(false))?.items ?? [];
    expect(late).toMatchObject({ status: 'NO_RULE', isDisabled: true, left: '限 2,600 份' });
  });

  it('[C-100] offers nothing while the user is unknown or loading failed', () => {
    for (const standing of [UNKNOWN, failedState(new Error())]) {
      const itemOf = (activity: Plain) => groupsOf(activity, standing)[0]?.items[0];
      expect(itemOf(makeActivity())).toMatchObject({ status: 'UNKNOWN', label: '', left: '剩 1,204' });
      expect(itemOf(makeActivity(true, 0))).toMatchObject({ status: 'NOT_ENOUGH' });
    }
  });

  it('[C-051] explains why a disabled button cannot be pressed', () => {
    const held = makeItem({ rewardStatus: 'NO_RULE', btnDisable: true });
    const wordsIn = (info: ActivityInfo) => first(makeActivity(), info)?.items[0]?.description;
    const [usedUp, excluded] = [makeInfo([held], 1), makeInfo([held], 0)];
    expect(wordsIn(usedUp)).toBe(activityTexts.chosenUp);
    expect(wordsIn(excluded)).toBe(activityTexts.excluded);
    expect(wordsIn({ ...excluded, inActivity: false })).toBe(held.description);
    expect(wordsIn(makeInfo([makeItem()]))).toBe(held.description);
  });
});
