import { describe, expect, it } from 'vitest';
import { CLIENT_TYPES, clientTypeOf } from './client-types.ts';
import { isAllowedExternalLink, purchaseRulesOf } from './purchase-rules.ts';

const rulesOf = (id: string) => purchaseRulesOf(clientTypeOf(id));
const where = (rule: (id: string) => boolean) => CLIENT_TYPES.map(({ id }) => id).filter(rule);

describe('purchase pages by client type', () => {
  it('[B-014] five client types hide the level', () => {
    expect(where((id) => !rulesOf(id).showsLevel).sort()).toEqual(
      ['ios_rrsp_2023', 'android_fast', 'ddmj', 'ddhj', 'rrtv'].sort(),
    );
  });

  it('[B-019] the RRSP app does not show the level on the short page', () => {
    const shown = where((id) => rulesOf(id).showsSimpleLevel);
    expect(shown).toEqual(expect.arrayContaining(['Android', 'web', 'web_applet', 'ios_zyb', 'android_jxx']));
    expect(shown.filter((id) => id.includes('rrsp'))).toEqual([]);
  });

  it('[B-014] only the mini-program shows the strip of benefits', () => {
    expect(where((id) => rulesOf(id).showsBenefitStrip)).toEqual(['web_applet']);
  });

  it('[B-009] VIP+ is sold everywhere except on televisions and in the light app', () => {
    expect(where((id) => !rulesOf(id).sellsPlus).sort()).toEqual(['android_fast', 'rrtv', 'tv']);
  });

  it.each([
    ['ios_rrsp_jzsp', 'ios', true, 'appBrowser'],
    ['ipad_rrsp', 'ios', true, 'appBrowser'],
    ['Android', 'android', false, 'appBrowser'],
    ['android_rrsp_hm', 'android', false, 'appBrowser'],
    ['tthj', 'android', false, 'appBrowser'],
    ['web', 'android', false, 'newPage'],
    ['web_applet', 'android', false, 'newPage'],
    ['win_rrsp', 'android', false, 'newPage'],
  ])(
    '[B-011] [C-084] %s has platform %s, Apple rules %s and opens documents in %s',
    (id, system, isApple, agreementsOpen) => {
      expect(rulesOf(id)).toMatchObject({
        system,
        restoresPurchases: isApple,
        notesVendor: isApple,
        agreementsOpen,
      });
    },
  );
});

describe('external targets', () => {
  it.each([
    ['https://www.yujian.example/vip', true],
    ['http://www.yujian.example/vip', false],
    ['https://www.yujian.example:8443/', false],
    ['https://www.yujian.example.evil.test/', false],
    ['https://www.ddsp.example/', false],
    ['https://evil.test/https://www.yujian.example', false],
  ])('[A-055] %s: %s', (address, may) => {
    expect(isAllowedExternalLink('yujian', new URL(address))).toBe(may);
  });
});
