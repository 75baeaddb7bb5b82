import { describe, expect, it } from 'vitest';
import {
  AGREEMENT_FAMILIES,
  clientKeyOf,
  FAMILY_TYPES,
  familyKeyOf,
  familyOf,
  familyOfKey,
} from './agreement-families.ts';
import { CLIENT_TYPES, clientTypeOf } from './client-types.ts';

describe('document families', () => {
  it.each([
    ['ios_rrtv_jsb', 'yujian_jsb'],
    ['ios_zyb', 'yujian_zyb'],
    ['android_jqq', 'jqq_android'],
    ['ios_jqq', 'jqq_ios'],
    ['android_jqq_huawei', 'jqq_huawei'],
    ['android_jxx', 'jqq'],
    ['Android', 'yujian'],
    ['ios_ddsp', 'ddsp'],
    ['tthj', 'tthj'],
  ])('[C-042] %s shows the family %s', (clientType, id) => {
    expect(familyOf(clientTypeOf(clientType)).id).toBe(id);
  });

  it('[C-042] every client type has a family of its own brand, and only JQQ has a red active tab', () => {
    for (const client of CLIENT_TYPES) {
      const family = familyOf(client);
      expect(family.brand).toBe(client.brand);
      expect(family.red === true).toBe(client.brand === 'jqq');
    }
  });

  it('[C-042] a document belongs to exactly one family', () => {
    const keys = AGREEMENT_FAMILIES.flatMap((family) =>
      FAMILY_TYPES.map((type) => familyKeyOf(family, type)),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const family of AGREEMENT_FAMILIES)
      for (const type of FAMILY_TYPES) expect(familyOfKey(familyKeyOf(family, type))).toBe(family);
    expect(familyOfKey('jqq_vip')).toBeUndefined();
  });

  it('documents outside the tab bar belong to the brand', () => {
    const huawei = clientTypeOf('android_jqq_huawei');
    expect(clientKeyOf(huawei, 'vip')).toBe('jqq_vip');
    expect(clientKeyOf(huawei, 'privacy')).toBe('jqq_huawei_privacy');
  });
});
