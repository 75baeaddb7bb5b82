import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAddress } from './split-address.ts';

describe('parts of an address', () => {
  it('are prefix, path, names and values', () => {
    expect(splitAddress('/h5/vip?ct=web&x=#top')).toEqual([
      { kind: 'rest', text: '/h5' },
      { kind: 'path', text: '/vip' },
      { kind: 'rest', text: '?ct=' },
      { kind: 'value', text: 'web' },
      { kind: 'rest', text: '&x=' },
      { kind: 'rest', text: '#top' },
    ]);
  });

  it('include /h5 as a prefix only if it is one', () => {
    expect(splitAddress('/h5')).toEqual([{ kind: 'rest', text: '/h5' }]);
    expect(splitAddress('/h5x')).toEqual([{ kind: 'path', text: '/h5x' }]);
  });

  it('contain the whole address', () => {
    const address = fc
      .tuple(fc.stringMatching(/^[\w/-]{0,12}$/), fc.stringMatching(/^([?&#][\w=%]{0,8}){0,4}$/))
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(address, (given) => {
        expect(
          splitAddress(given)
            .map(({ text }) => text)
            .join(''),
        ).toBe(given);
      }),
    );
  });
});
