import { describe, expect, it } from 'vitest';
import { identifyClient } from '../platform/session/client-identity.ts';
import { brandSearch } from './brand-search.ts';

describe('a link that keeps the page’s brand', () => {
  it.each([
    ['yujian', {}],
    ['ddsp', { ct: 'android_ddsp' }],
    ['jqq', { app_type: 'ios_jqq' }],
  ] as const)('adds nothing for %s where the query says %o', (brand, search) => {
    expect(brandSearch(brand, search)).toEqual({});
  });

  it.each([{}, { ct: 'tthj' }, { clientType: 'Android' }, { ct: 'nobody' }])(
    'adds a client type of the path’s brand to %o',
    (search) => {
      const followed = { ...search, ...brandSearch('ddsp', search) };
      expect(identifyClient(followed).clientType.brand).toBe('ddsp');
    },
  );
});
