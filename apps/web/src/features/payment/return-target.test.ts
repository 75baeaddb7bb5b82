import { describe, expect, it } from 'vitest';
import { buyTarget, returnTarget } from './return-target.ts';

describe('the page where an order was created', () => {
  it.each([
    ['/vip/union/netease', { to: '/vip/union/netease', search: {} }],
    ['/next/vip/m-pc?ct=win_rrsp&id=0012', { to: '/next/vip/m-pc', search: { ct: 'win_rrsp', id: '0012' } }],
    ['/mall?token=1.secret&a=1', { to: '/mall', search: { a: '1' } }],
    ['/h5/vip?ct=tthj', { to: '/vip', search: { ct: 'tthj' } }],
  ])('%s is followed, without a token', (path, way) => {
    expect(returnTarget(path)).toEqual(way);
  });

  it.each([
    '',
    'vip',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/../..//evil.example',
    'javascript:alert(1)',
    '/vip/orders?orderNo=1',
    '/h5/vip/pay-result?orderNo=1',
    '/h5//evil.example',
  ])('%j is not followed: /vip is', (path) => {
    expect(returnTarget(path)).toEqual({ to: '/vip', search: {} });
  });
});

describe('where to buy again', () => {
  it.each([
    ['/vip?ct=android_jqq', { to: '/vip', search: { ct: 'android_jqq' } }],
    ['/h5/vip/web', { to: '/vip/web', search: {} }],
    ['/next/simple_vip', { to: '/next/simple_vip', search: {} }],
    ['/vip/union/netease?ct=web', { to: '/vip/union/netease', search: { ct: 'web' } }],
  ])('[B-070] returns to %s, which sells', (path, way) => {
    expect(buyTarget(path)).toEqual(way);
  });

  it.each([
    '',
    '/pages/play',
    '/mall',
    '/share/drama?dramaId=40001',
    '/vip/level/home',
    '/vip/union/netease/status/abc',
    'https://evil.example/vip',
  ])('[B-070] does not return to %j, which sells nothing: /vip does', (path) => {
    expect(buyTarget(path)).toEqual({ to: '/vip', search: {} });
  });
});
