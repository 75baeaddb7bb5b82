import { describe, expect, it } from 'vitest';
import { rowOfPage } from './find-routes.ts';
import { firstPage, readyStates } from './ready-states.ts';
import { ROUTE_TABLE } from './table.ts';

const demo = { claimChannels: { open: 'open-1', ended: 'ended-1' } };
const claim = rowOfPage(ROUTE_TABLE, '/outside/vip_days/any');
const mall = rowOfPage(ROUTE_TABLE, '/mall');

describe('ready states', () => {
  it('come from the ids of the demo content, without those it lacks', () => {
    expect(readyStates(claim, demo)).toEqual([
      { name: '进行中', page: '/outside/vip_days/open-1' },
      { name: '已结束', page: '/outside/vip_days/ended-1' },
      { name: '没有这个渠道', page: '/outside/vip_days/no-such-channel' },
    ]);
  });

  it('are none for a route that has none, and for no route', () => {
    expect(readyStates(mall, demo)).toEqual([]);
    expect(readyStates(undefined, demo)).toEqual([]);
  });

  it('decide what a click opens, else the example does', () => {
    expect(claim && firstPage(claim, demo)).toBe('/outside/vip_days/open-1');
    expect(mall && firstPage(mall, demo)).toBe('/mall');
  });
});
