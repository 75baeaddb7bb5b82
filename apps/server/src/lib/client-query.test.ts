import { clientTypeOf } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { clientQueryOf } from './client-query.ts';

describe('the client in an address', () => {
  it.each([
    ['android_jqq', '6.1.0', { ct: 'android_jqq', cv: '6.1.0' }],
    ['android_jqq', '5.19.1', { ct: 'android_jqq' }],
    ['ddhj', '0.0.1', { ct: 'ddhj' }],
    ['web', '5.19.1', {}],
    ['web', '6.1.0', { cv: '6.1.0' }],
  ])('%s of version %s is %o', (id, version, query) => {
    expect(clientQueryOf({ clientType: clientTypeOf(id), isKnownClient: true, version })).toEqual(query);
  });

  it('is empty for an unnamed or unknown client', () => {
    const unknownClient = { clientType: clientTypeOf('nobody'), isKnownClient: false, version: '5.19.1' };
    expect(clientQueryOf(unknownClient)).toEqual({});
  });
});
