import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRANDS } from '@juban/catalog';
import { calls } from '@juban/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Activities, type Claimer, startActivities } from '../../../test/activity-kit.ts';
import { createContentService } from '../content/content.service.ts';
import { readPack } from '../content/content-pack.ts';
import { activityContent, activityItemContent } from './activity.content.ts';

const CONTENT = join(import.meta.dirname, '../../../../../content');
const SECTIONS = [activityContent, activityItemContent];
const folder = mkdtempSync(join(tmpdir(), 'juban-activity-'));

let shop: Activities;
beforeAll(async () => {
  shop = await startActivities();
});
afterEach(() => shop.setClock({ reset: true }));
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

const define = async (activity = '') =>
  (await shop.product.call('getActivity', { activity }, { clientType: 'web' })).data;
const daysOf = async (claimer: Claimer) => (await shop.info(claimer)).curBuyDays;

describe('the public view', () => {
  it('[C-053] needs no login, and is the brand’s running activity by default', async () => {
    const { activity, inActivity, groups, realItem, rules, endTime, startTime } = await define();
    expect({ activity, inActivity }).toEqual({ activity: 'activity', inActivity: true });
    expect(endTime - startTime).toBe(60 * 86_400_000);
    expect(groups.map(({ needDays, choose }) => [needDays, choose])).toEqual([
      [7, 1],
      [31, 2],
      [93, 2],
    ]);
    expect(realItem).toMatchObject({ needDays: 31, winners: 300 });
    expect(realItem).not.toHaveProperty('shown');
    expect(rules.map(({ text }) => text).join()).toContain('屿见视频');
  });

  it('[C-053] [C-026] differs by variant; a hidden draw is in no answer', async () => {
    const themes = new Set<string>();
    for (const name of ['activity', 'double11', 'new-year', '51', '101', '618']) {
      const { activity, theme, realItem, rules, groups } = await define(name);
      expect(activity).toBe(name);
      expect(realItem === null).toBe(['new-year', '51'].includes(name));
      if (realItem) {
        expect(realItem).toMatchObject({ winners: 300, shipping: expect.stringContaining('15 个工作日内') });
        expect(rules.map(({ text }) => text).join()).toContain('300 位');
      } else expect(JSON.stringify([groups, rules])).not.toMatch(/抽取|500 位/);
      themes.add(JSON.stringify(theme));
    }
    expect(themes.size).toBe(6);
    const answer = await shop.product.callRaw(calls.getActivity, { activity: 'none' });
    expect(answer).toMatchObject({ status: 404, code: '4040', msg: '没有找到这个活动' });
  });

  it('[C-053] says how many of each item are left, refreshed every few seconds', async () => {
    const { activities } = shop.product.services;
    const read = () => activities.getActivity('618', { brand: BRANDS.yujian });
    const [item] = (await read()).data.groups[0]?.items ?? [];
    expect(item?.restCount).toBe(item?.stock);
    await activities.setLeft(item?.id ?? '', 3);
    const { data, expiresAt } = await read();
    expect(data.groups[0]?.items[0]).toEqual({ ...item, restCount: 3, stock: expect.any(Number) });
    expect(expiresAt?.getTime()).toBeLessThanOrEqual(Date.now() + 5_000);
  });

  it('[C-053] of another brand is neither shown nor claimed', async () => {
    const claimer = await shop.makeClaimer(1);
    const { database } = shop.product.foundation;
    await database.exec(`update activities set brands = '["tthj"]' where activity = 'double11'`);
    shop.product.app.forgetSharedReads();
    const shown = (clientType: string) =>
      shop.product.call('getActivity', { activity: 'double11' }, { clientType });
    expect((await shown('web')).code).toBe('4040');
    expect((await shown('tthj')).code).toBe('0000');
    expect(await shop.claim(claimer, 'double11-music-month')).toMatchObject({ code: '4040' });
    await database.exec(`update activities set brands = '[]'`);
    shop.product.app.forgetSharedReads();
  });
});

describe('a user’s view', () => {
  it('[C-053] has every field, and the condition URL-encoded', async () => {
    const claimer = await shop.makeClaimer();
    const { list, realItem, ...rest } = await shop.info(claimer);
    expect(rest).toEqual({ activity: 'activity', curBuyDays: 0, inActivity: true });
    const [group] = list;
    expect(group?.conditionDesc).toMatch(/^[\w%.'()*!~-]+$/);
    expect(decodeURIComponent(group?.conditionDesc ?? '')).toBe('购满 7 天');
    expect(group).toMatchObject({ selectRuleDesc: '三选一', needDays: 7, choose: 1, chosen: 0 });
    expect(group?.itemList[0]).toEqual({
      id: 'activity-music-week',
      goodsName: '栗弦音乐周卡',
      description: '7 天，直充到账',
      iconUrl: '/content/demo/art/marks/music.svg',
      platform: '栗弦音乐',
      bindBy: 'phone',
      rewardStatus: 'NO_CONDITION',
      restCount: 3_000,
      btnDes: '未达成',
      btnDisable: true,
      account: `${claimer.mobile.slice(0, 3)}****${claimer.mobile.slice(-4)}`,
    });
    const nothing = { address: '', consignee: '', phone: '' };
    expect(realItem).toEqual({
      realItemContext: expect.any(String),
      rewardStatus: 'NO_CONDITION',
      ...nothing,
      ...{ entryNo: '', result: 'NONE', courier: '', trackingNo: '', sentTime: null },
    });
    expect((await shop.info(claimer, '51')).realItem).toBeNull();
  });

  it('[C-053] every user call answers 1024 without a token, whatever else is sent', async () => {
    for (const name of ['getActivityInfo', 'claimActivityReward', 'startActivityBind'] as const)
      expect(await shop.product.callRaw(calls[name], {})).toMatchObject({ status: 200, code: '1024' });
    expect((await shop.product.callRaw(calls.submitActivityAddress, { phone: [] })).code).toBe('1024');
  });

  it('[C-053] changes its state with what was bought, claimed and left', async () => {
    const claimer = await shop.makeClaimer(1);
    const stateOf = async (id: string) => {
      const { rewardStatus, btnDes, btnDisable } = await shop.item(claimer, id);
      return [rewardStatus, btnDes, btnDisable];
    };
    expect(await stateOf('activity-music-week')).toEqual(['REWARD', '立即领取', false]);
    expect(await stateOf('activity-run-season')).toEqual(['NO_CONDITION', '未达成', true]);
    expect(await stateOf('activity-meal-month')).toEqual(['NOT_ENOUGH', '已领完', true]);
    expect((await shop.claim(claimer, 'activity-music-week')).code).toBe('0000');
    expect(await stateOf('activity-music-week')).toEqual(['ALREADY_REWARD', '已领取', true]);
    expect(await stateOf('activity-fm-week')).toEqual(['NO_RULE', '立即领取', true]);
    expect((await shop.info(claimer)).list[0]?.chosen).toBe(1);
  });
});

describe('counted days', () => {
  it('[C-053] are those of paid orders that are not refunded', async () => {
    const claimer = await shop.makeClaimer();
    await shop.order(claimer);
    expect(await daysOf(claimer)).toBe(0);
    const orderNo = await shop.buy(claimer);
    expect(await daysOf(claimer)).toBe(31);
    await shop.buy(claimer);
    expect(await daysOf(claimer)).toBe(62);
    const refund = await shop.product.call('requestRefund', { orderNo, reason: '' }, shop.as(claimer));
    expect(refund.code).toBe('0000');
    expect(await daysOf(claimer)).toBe(31);
  });

  it('[C-053] were paid from the first moment of the period up to its end', async () => {
    const { startTime, endTime } = await define();
    const buyAt = async (now: number) => {
      await shop.setClock({ now, freeze: true });
      return daysOf(await shop.makeClaimer(1));
    };
    expect(await buyAt(startTime - 1)).toBe(0);
    expect(await buyAt(startTime)).toBe(31);
    expect(await buyAt(endTime - 1)).toBe(31);
    expect(await buyAt(endTime)).toBe(0);
  });
});

describe('at any date', () => {
  it('[C-090] items can be claimed from its start up to its end only', async () => {
    const { startTime, endTime } = await define();
    const claimer = await shop.makeClaimer(1);
    const at = async (now: number) => {
      await shop.setClock({ now, freeze: true });
      const { inActivity } = await shop.info(claimer);
      const shown = await define();
      expect(shown.inActivity).toBe(inActivity);
      return shown.state;
    };
    expect(await at(startTime - 1)).toBe('future');
    expect((await shop.claim(claimer, 'activity-music-week')).code).toBe('1004');
    expect((await shop.submit(claimer)).code).toBe('1004');
    expect(await at(endTime)).toBe('ended');
    expect(await shop.claim(claimer, 'activity-music-week')).toMatchObject({
      code: '1003',
      msg: '活动已结束',
    });
    expect((await shop.submit(claimer)).code).toBe('1003');
    expect((await shop.item(claimer, 'activity-music-week')).rewardStatus).toBe('NO_RULE');
    expect(await at(endTime - 1)).toBe('open');
    expect((await shop.claim(claimer, 'activity-music-week')).code).toBe('0000');
  });
});

describe('a new variant', () => {
  it('[C-053] is only a data file: shown, counted and claimed', async () => {
    const { files, items } = readPack(CONTENT, 'demo', SECTIONS);
    const model = (items.get(activityContent) ?? []).find(
      (one) => (one as { activity: string }).activity === 'double11',
    ) as { groups: Array<{ items: object[] }>; banner: string; rules: Array<{ text: string }> };
    const [group] = model.groups;
    const own = (name: string) => files.pictures(name.split('/')[0] ?? '')[0]?.addresses[780];
    mkdirSync(join(folder, 'autumn/activities'), { recursive: true });
    const variant = {
      ...model,
      activity: 'mid-autumn',
      place: 200,
      title: '中秋',
      titleKey: '团圆剧场',
      period: { from: '2026-09-25T00:00:00+08:00', until: '2026-09-28T00:00:00+08:00' },
      banner: own(model.banner),
      timeImage: '/content/demo/art/plates/activity.svg',
      realItem: undefined,
      rules: model.rules.filter(({ text }) => !text.includes('{winners}')),
      groups: [
        {
          ...group,
          choose: 1,
          items: [
            { ...group?.items[0], id: 'mid-autumn-music-month', icon: '/content/demo/art/marks/music.svg' },
          ],
        },
      ],
    };
    writeFileSync(join(folder, 'autumn/activities/mid-autumn.yaml'), JSON.stringify(variant));
    const { clock, database } = shop.product.foundation;
    await createContentService({ db: database.db, clock, folder, sections: SECTIONS }).apply('autumn');
    await expect.poll(async () => (await define('mid-autumn'))?.title).toBe('中秋');
    await shop.setClock({ now: Date.parse('2026-09-26T12:00:00+08:00'), freeze: true });
    const claimer = await shop.makeClaimer(1);
    expect(await shop.info(claimer, 'mid-autumn')).toMatchObject({ curBuyDays: 31, inActivity: true });
    expect((await shop.claim(claimer, 'mid-autumn-music-month')).code).toBe('0000');
    expect(await shop.givenTo(claimer, 'music')).toHaveLength(1);
  });
});

describe('the Lab', () => {
  it('[C-053] lists every activity with its time and items, the running one first', async () => {
    const demo = await shop.product.lab<{
      activities: string[];
      activityItems: Record<string, string[]>;
      activityTimes: Record<string, { startTime: number; endTime: number }>;
    }>('GET', '/demo');
    expect(demo.activities.slice(0, 3)).toEqual(['activity', 'double11', 'new-year']);
    expect(demo.activityItems['51']).toContain('51-run-month');
    const { startTime, endTime } = await define('51');
    expect(demo.activityTimes['51']).toEqual({ startTime, endTime });
    const main = await define();
    expect(demo.activityTimes.activity).toEqual({
      ...{ startTime: main.startTime, endTime: main.endTime, drawTime: main.realItem?.draw.drawTime },
    });
  });

  it('[C-053] resets all of it: full stock, nothing claimed', async () => {
    const claimer = await shop.makeClaimer(1);
    expect((await shop.claim(claimer, '51-run-month')).code).toBe('0000');
    expect(await shop.product.lab('POST', '/reset')).toEqual({ ok: true });
    const { restCount } = await shop.item(await shop.makeClaimer(), '51-run-month');
    expect(restCount).toBe(1_800);
  });
});
