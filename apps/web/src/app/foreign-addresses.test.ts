import { BRANDS } from '@juban/catalog';
import { schemas } from '@juban/contract/schemas';
import { describe, expect, it } from 'vitest';
import { ownPath } from '../features/identity/own-path.ts';
import { returnTarget } from '../features/payment/return-target.ts';
import { targetOf } from '../lib/block-target.ts';
import { internalTarget } from '../lib/internal-target.ts';
import { safeAddress } from '../platform/host/bridge/safe-address.ts';
import { barTarget } from './shells/bar-target.ts';
import { FOREIGN_ADDRESSES, OWN_ORIGIN } from './testing/foreign-addresses.ts';

const H5 = { goodsCode: 'vip-30', payChannel: 'aliPay', sellingChannelId: '2' };
const PAY = { orderNo: '261115010203000011', payChannel: 'aliPay' };
const UNION = { payType: 'Alipay', refGoodsCode: 'vip-30', refSellingChannelId: '2' };

/** The returnUrl after a call's validation; undefined if it is refused. */
const returnOf =
  (name: 'createPurchaseH5' | 'payOrder' | 'createUnionOrder', rest: object) => (address: string) => {
    const parsed = schemas[name].input.safeParse({ ...rest, returnUrl: address });
    return parsed.success ? parsed.data.returnUrl : undefined;
  };

const blockOf = (system: 'ios' | 'android') => (address: string) => {
  const item = {
    targetTypeIos: 'web',
    targetUrlIos: address,
    targetTypeAndroid: 'web',
    targetUrlAndroid: address,
  };
  const target = targetOf(item as Parameters<typeof targetOf>[0], system, 'yujian');
  if (target?.kind === 'own') return target.to;
  return target?.kind === 'outside' ? target.url : undefined;
};

/** Every function that decides where an address from outside may lead. */
const DECIDERS: Readonly<Record<string, (address: string) => string | undefined>> = {
  'redirect_path of the login': (address) => ownPath(address, OWN_ORIGIN),
  'the right link of a bar': (address) => barTarget(address, OWN_ORIGIN),
  'the return from an order': (address) => returnTarget(address).to,
  'a target of content': (address) => internalTarget(address)?.to,
  'a block on iOS': blockOf('ios'),
  'a block on Android': blockOf('android'),
  'returnUrl of a purchase': returnOf('createPurchaseH5', H5),
  'returnUrl of an unpaid order': returnOf('payOrder', PAY),
  'returnUrl of a union order': returnOf('createUnionOrder', UNION),
};

const OURS = new Set([OWN_ORIGIN, ...Object.values(BRANDS).map(({ officialSite }) => officialSite)]);

describe.each(Object.entries(DECIDERS))('%s', (_what, decide) => {
  it('[A-016][B-097] leads to home for any foreign address', () => {
    const astray = FOREIGN_ADDRESSES.filter((address) => {
      const target = decide(address);
      return target !== undefined && !OURS.has(new URL(target, OWN_ORIGIN).origin);
    });
    expect(astray).toEqual([]);
  });

  it('[A-016] follows a path of ours', () => {
    expect(decide('/mall/exchanges')).toBe('/mall/exchanges');
  });
});

it('[A-100] only web addresses are passed to a host', () => {
  const handed = FOREIGN_ADDRESSES.map((address) => safeAddress(address, `${OWN_ORIGIN}/vip`));
  expect(handed.filter((address) => address !== undefined && !/^https?:\/\//.test(address))).toEqual([]);
});
