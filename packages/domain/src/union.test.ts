import { describe, expect, it } from 'vitest';
import { PARTNER_YEAR_CAP_DAYS, UNION_TURN_DAYS, UNION_TYPES } from './union.ts';

describe('unions', () => {
  it('[C-043] are three, by these names', () => {
    expect(UNION_TYPES).toEqual(['you', 'zhuishu', 'qingting']);
  });

  it('[C-079] [C-103] rest 365 days where they rest, and a partner’s account is given three years a year', () => {
    expect(UNION_TURN_DAYS).toBe(365);
    expect(PARTNER_YEAR_CAP_DAYS).toBe(1_095);
  });
});
