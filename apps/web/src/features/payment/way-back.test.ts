import { describe, expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

describe('the way back to where an order was made', () => {
  it.each([
    ['/vip/union/netease', { to: '/vip/union/netease', search: {} }],
    ['/next/vip/m-pc?ct=win_rrsp&id=0012', { to: '/next/vip/m-pc', search: { ct: 'win_rrsp', id: '0012' } }],
    ['/mall?token=1.secret&a=1', { to: '/mall', search: { a: '1' } }],
  ])('%s is followed, without a token', (path, way) => {
    expect(wayBack(path)).toEqual(way);
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
  ])('%j is not: /vip is', (path) => {
    expect(wayBack(path)).toEqual({ to: '/vip', search: {} });
  });
});
