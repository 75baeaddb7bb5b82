import { CLIENT_TYPES } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { identifyClient } from '../../platform/session/client-identity.ts';
import { firstWalletOf, hasBothWallets, isSaid } from './desktop-data.ts';
import { desktopRulesOf } from './desktop-rules.ts';

const rules = (ct: string, cv: string) => desktopRulesOf(identifyClient({ ct, cv }));

describe('source mode', () => {
  it.each([
    ['win_rrsp_lianxiang', '1.7.0', 0, undefined],
    ['win_rrsp_lianxiang', '1.7.1', 1, 'lenovo'],
    ['win_rrsp_360', '1.12.9', 0, undefined],
    ['win_rrsp_360', '1.13.0', 1, 'qihoo'],
    ['win_rrsp_360', '1.13', 1, 'qihoo'],
    ['win_rrsp_360', '', 1, 'qihoo'],
    // An invalid version counts like a missing one.
    ['win_rrsp_360', 'x', 1, 'qihoo'],
    ['win_rrsp_huawei', '9.9.9', 0, undefined],
  ] as const)('[C-063] of %s at %s is %i, its cashier %s', (ct, cv, sourceMode, cashier) => {
    expect(rules(ct, cv)).toMatchObject({ sourceMode, cashier, hasPlus: sourceMode === 0 });
  });

  it('[C-063] is 0 for every other client type, and only desktop clients sell VIP+, except three', () => {
    const partners = ['win_rrsp_lianxiang', 'win_rrsp_360'];
    const others = CLIENT_TYPES.filter(({ id }) => !partners.includes(id));
    expect(others.filter(({ id }) => rules(id, '99.0.0').sourceMode !== 0)).toEqual([]);
    const sellsPlus = CLIENT_TYPES.filter(({ id }) => rules(id, '1.0.0').hasPlus).map(({ id }) => id);
    expect(sellsPlus).toEqual(['web', 'win_rrsp', 'win_rrsp_lianxiang', 'win_rrsp_360', 'win_rrsp_huawei']);
  });

  it('[C-010] visitors of the web see the plain desktop client’s goods, all others their own', () => {
    expect(rules('web', '1.0.0').seller.id).toBe('win_rrsp');
    expect(['mac_rrsp', 'win_tthj', 'win_hjsp'].map((ct) => rules(ct, '1.0.0').seller.market)).toEqual([
      'mac',
      'win_tthj',
      'win_hjsp',
    ]);
  });
});

describe('wallets', () => {
  it('[C-014] begin with Alipay if available, and can be switched if both are', () => {
    expect([1, 2, 3].map((showPayType) => firstWalletOf({ showPayType }))).toEqual([
      'aliPay',
      'wechat',
      'aliPay',
    ]);
    expect([1, 2, 3].map((showPayType) => hasBothWallets({ showPayType }))).toEqual([false, false, true]);
  });
});

describe('flags of the address', () => {
  it('[C-017] accept any value but a negative as yes', () => {
    expect(['1', 'true', 'succses'].map(isSaid)).toEqual([true, true, true]);
    expect([undefined, '', '0', 'false'].map(isSaid)).toEqual([false, false, false, false]);
  });
});
