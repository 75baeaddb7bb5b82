import { describe, expect, it } from 'vitest';
import { findRoutes, rowOfPage, shortPath } from './find-routes.ts';
import { ROUTE_TABLE } from './table.ts';

const count = (search: string) =>
  findRoutes(ROUTE_TABLE, search).reduce((sum, { rows }) => sum + rows.length, 0);

describe('finding routes', () => {
  it('shows every route without a search', () => {
    expect(count('')).toBe(ROUTE_TABLE.length);
    expect(count('   ')).toBe(ROUTE_TABLE.length);
  });

  it('searches title, path and group, ignoring case', () => {
    expect(count('DAILYpunch')).toBe(1);
    expect(count('签到')).toBe(1);
    expect(count('等级')).toBeGreaterThan(4);
  });

  it('requires every word', () => {
    expect(count('影评 DDSP')).toBe(1);
    expect(count('影评 nowhere')).toBe(0);
  });
});

describe('row of a page', () => {
  it('is found for the example of every row', () => {
    for (const row of ROUTE_TABLE) expect(rowOfPage(ROUTE_TABLE, row.example)?.path).toBe(row.path);
  });

  it('ignores query, fragment, a trailing slash, and /home before a child of home', () => {
    expect(rowOfPage(ROUTE_TABLE, '/mall/?x=1#top')?.path).toBe('/mall');
    expect(rowOfPage(ROUTE_TABLE, '/home/dailyPunch')?.path).toBe('/dailyPunch');
  });

  it('is undefined for a path outside the table', () => {
    expect(rowOfPage(ROUTE_TABLE, '/nowhere/at/all')).toBeUndefined();
  });
});

describe('short paths', () => {
  it('keep the end', () => {
    expect(shortPath('/vip')).toBe('/vip');
    expect(shortPath('/vip/activity/new-year')).toBe('…/activity/new-year');
    expect(shortPath('/vip/union/netease/status/$id')).toBe('…/status/$id');
    expect(shortPath('/next/activity/reviewguide')).toBe('…/reviewguide');
  });
});
