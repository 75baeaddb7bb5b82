import { expect, it } from 'vitest';
import { isSilentPage } from './silent-pages.ts';

it.each([
  '/account',
  '/account/sessions',
  '/vip/level/home',
  '/vip/level/table',
  '/vip/web',
  '/next/agreement',
  '/next/feedback',
  '/next/feedback/mine',
  '/next/vip/pc',
  '/next/vip/m-pc',
  '/next/vip/tv',
  '/games/agreement',
  '/games/home',
  '/games/my',
  '/games/my/history',
])('%s speaks for itself where a login has ended', (path) => {
  expect(isSilentPage(path)).toBe(true);
});

it.each([
  '/vip',
  '/vip/orders',
  '/vip/union/netease/status/pc-1',
  '/vip/activity/web-week',
  '/next/my-data',
  '/next/vip/handoff',
  '/games/reserve',
  '/mall',
])('on %s the reader is asked to log in', (path) => {
  expect(isSilentPage(path)).toBe(false);
});
