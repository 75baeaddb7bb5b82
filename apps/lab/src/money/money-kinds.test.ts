import { describe, expect, it } from 'vitest';
import { commonFault, MIXED, WALLETS } from './money-kinds.ts';

const all = (fault: string) => Object.fromEntries(WALLETS.map((name) => [name, { fault }]));

describe('what is wrong with the providers', () => {
  it('[B-102] is one thing where all wallets have the same, whatever befell the App Store', () => {
    expect(commonFault({ ...all('drop'), apple: { fault: 'none' } })).toBe('drop');
    expect(commonFault({})).toBe('none');
  });

  it('[B-102] is said to differ where it does, and where it is something unheard of', () => {
    expect(commonFault({ ...all('drop'), lenovo: { fault: 'none' } })).toBe(MIXED);
    expect(commonFault(all('storm'))).toBe(MIXED);
  });
});
