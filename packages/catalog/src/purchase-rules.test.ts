import { describe, expect, it } from 'vitest';
import { CLIENT_TYPES, clientTypeOf } from './client-types.ts';
import { mayLeadOutside, purchaseRulesOf } from './purchase-rules.ts';

const rulesOf = (id: string) => purchaseRulesOf(clientTypeOf(id));
const where = (rule: (id: string) => boolean) => CLIENT_TYPES.map(({ id }) => id).filter(rule);

describe('purchase pages by client type', () => {
  it('[B-014] hide the level for five and for no other', () => {
    expect(where((id) => !rulesOf(id).showsLevel).sort()).toEqual(
      ['ios_rrsp_2023', 'android_fast', 'ddmj', 'ddhj', 'rrtv'].sort(),
    );
  });

  it('[B-019] leave the level out of the short page in the RRSP app', () => {
    const shown = where((id) => rulesOf(id).showsSimpleLevel);
    expect(shown).toEqual(expect.arrayContaining(['Android', 'web', 'web_applet', 'ios_zyb', 'android_jxx']));
    expect(shown.filter((id) => id.includes('rrsp'))).toEqual([]);
  });

  it('[B-014] show the strip of benefits to the mini-program alone', () => {
    expect(where((id) => rulesOf(id).showsBenefitStrip)).toEqual(['web_applet']);
  });

  it('[B-009] sell VIP+ everywhere but on televisions and in the light app', () => {
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
  ])('[B-011] [C-084] %s: %s, Apple’s rules %s, documents in %s', (id, system, isApple, agreementsOpen) => {
    expect(rulesOf(id)).toMatchObject({
      system,
      restoresPurchases: isApple,
      notesVendor: isApple,
      agreementsOpen,
    });
  });
});

describe('targets outside', () => {
  it.each([
    ['https://www.yujian.example/vip', true],
    ['http://www.yujian.example/vip', false],
    ['https://www.yujian.example:8443/', false],
    ['https://www.yujian.example.evil.test/', false],
    ['https://www.ddsp.example/', false],
    ['https://evil.test/https://www.yujian.example', false],
  ])('[A-055] %s: %s', (address, may) => {
    expect(mayLeadOutside('yujian', new URL(address))).toBe(may);
  });
});
