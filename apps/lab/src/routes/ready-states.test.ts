import { findClientType } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { START } from '../model/lab-address.ts';
import { rowOfPage } from './find-routes.ts';
import { firstPage, isStateShown, openState, readyStates, STATED_PATHS } from './ready-states.ts';
import { ROUTE_TABLE } from './table.ts';

const demo = { claimChannels: { open: 'open-1', ended: 'ended-1' } };
const library = {
  ...demo,
  dramas: { normal: '7', upcoming: '8' },
  albums: { long: 'a/b' },
  navigations: ['1'],
};
const claim = rowOfPage(ROUTE_TABLE, '/outside/vip_days/any');
const mall = rowOfPage(ROUTE_TABLE, '/mall');

describe('prepared states', () => {
  it('[A-102] exist for every route of the product, and for nothing else', () => {
    const paths = ROUTE_TABLE.map(({ path }) => path);
    expect(STATED_PATHS.filter((path) => !paths.includes(path))).toEqual([]);
    for (const row of ROUTE_TABLE) expect(readyStates(row, demo).length, row.path).toBeGreaterThan(0);
  });

  it.each([demo, library, {}])(
    '[A-102] lead to their own route, with unique names and existing clients: %j',
    (ids) => {
      for (const row of ROUTE_TABLE) {
        const states = readyStates(row, ids);
        expect(new Set(states.map(({ name }) => name)).size, row.path).toBe(states.length);
        for (const { page } of states) {
          expect(rowOfPage(ROUTE_TABLE, page)?.path).toBe(row.path);
          const clientType = new URLSearchParams(page.split('?')[1]).get('ct');
          if (clientType !== null) expect(findClientType(clientType), page).toBeDefined();
        }
      }
    },
  );

  it('[A-102] exist in several variants for every screen', () => {
    for (const row of ROUTE_TABLE) {
      expect(readyStates(row, demo).length, row.path).toBeGreaterThan(1);
    }
  });

  it('[A-102] use the ids of the demo content and omit those without one', () => {
    expect(readyStates(claim, demo)).toEqual([
      { name: '进行中', page: '/outside/vip_days/open-1' },
      { name: '已结束', page: '/outside/vip_days/ended-1' },
      { name: '没有这个渠道', page: '/outside/vip_days/no-such-channel' },
    ]);
    const names = (page: string) =>
      readyStates(rowOfPage(ROUTE_TABLE, page), library).map(({ name }) => name);
    expect(names('/share/drama')).toEqual([
      '正常',
      '待播',
      '第 2 集',
      '浏览器里',
      '微信里',
      'QQ 里',
      '没有这个 id',
      '没带 id',
    ]);
    expect(readyStates(rowOfPage(ROUTE_TABLE, '/share/sheetSquare'), library)[0]?.page).toBe(
      '/share/sheetSquare?categoryId=a%2Fb',
    );
    expect(readyStates(undefined, demo)).toEqual([]);
  });

  it('decide what a click opens, otherwise the example does', () => {
    expect(claim && firstPage(claim, demo)).toBe('/outside/vip_days/open-1');
    expect(mall && firstPage(mall, demo)).toBe('/mall');
    // Before the ids are loaded a click must not open a state with an unknown id.
    expect(claim && firstPage(claim, {})).toBe(claim?.example);
  });

  it('[A-102] open with their host and are recognised again', () => {
    const state = { name: '', page: '/payTipIOS?ct=ios_jqq', host: 'ios', ask: true } as const;
    const opened = openState(START, state);
    expect(opened).toMatchObject({ page: '/payTipIOS', clientType: 'ios_jqq', host: 'ios', ask: true });
    expect(isStateShown(opened, state)).toBe(true);
    expect(isStateShown(START, state)).toBe(false);
    expect(openState(opened, { name: '', page: '/mall' })).toEqual({ ...opened, page: '/mall' });
  });
});
