import { describe, expect, it } from 'vitest';
import { commonFault, MIXED, WALLETS } from './money-kinds.ts';

const all = (fault: string) => Object.fromEntries(WALLETS.map((name) => [name, { fault }]));

describe('provider faults', () => {
  it('[B-102] are one value if all wallets have the same, whatever the App Store has', () => {
    expect(commonFault({ ...all('drop'), apple: { fault: 'none' } })).toBe('drop');
    expect(commonFault({})).toBe('none');
  });

  it('[B-102] are reported as mixed if they differ or are unknown', () => {
    expect(commonFault({ ...all('drop'), lenovo: { fault: 'none' } })).toBe(MIXED);
    expect(commonFault(all('storm'))).toBe(MIXED);
  });
});
