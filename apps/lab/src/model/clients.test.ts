import { BRANDS, type BrandId, brandOfClientType, CLIENT_TYPES } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { clientTypeInBrand, clientTypesOf, describeClientType } from './clients.ts';

const brands = Object.keys(BRANDS) as BrandId[];

describe('client types of a brand', () => {
  it('are complete', () => {
    expect(brands.flatMap(clientTypesOf)).toHaveLength(CLIENT_TYPES.length);
  });

  it('are named by platform and id', () => {
    expect(clientTypesOf('jqq').map(describeClientType)).toContain('iPhone · ios_jqq');
  });

  it('keep the platform when the brand changes', () => {
    expect(clientTypeInBrand('ddsp', 'ios_jqq')).toBe('ios_ddsp');
    expect(clientTypeInBrand('yujian', 'tthj')).toBe('Android');
  });

  it('fall back to Android and always belong to the requested brand', () => {
    expect(clientTypeInBrand('ddsp', 'web')).toBe('android_ddsp');
    for (const brand of brands) {
      for (const { id } of CLIENT_TYPES) {
        expect(brandOfClientType(clientTypeInBrand(brand, id)).id).toBe(brand);
      }
    }
  });
});
