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

describe('families of documents', () => {
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

  it('[C-042] every client type has one of its own brand, and the active tab is red for JQQ only', () => {
    for (const client of CLIENT_TYPES) {
      const family = familyOf(client);
      expect(family.brand).toBe(client.brand);
      expect(family.red === true).toBe(client.brand === 'jqq');
    }
  });

  it('[C-042] a document tells its family, and no two families share one', () => {
    const keys = AGREEMENT_FAMILIES.flatMap((family) =>
      FAMILY_TYPES.map((type) => familyKeyOf(family, type)),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const family of AGREEMENT_FAMILIES)
      for (const type of FAMILY_TYPES) expect(familyOfKey(familyKeyOf(family, type))).toBe(family);
    expect(familyOfKey('jqq_vip')).toBeUndefined();
  });

  it('documents outside the tab bar are the brand’s', () => {
    const huawei = clientTypeOf('android_jqq_huawei');
    expect(clientKeyOf(huawei, 'vip')).toBe('jqq_vip');
    expect(clientKeyOf(huawei, 'privacy')).toBe('jqq_huawei_privacy');
  });
});
