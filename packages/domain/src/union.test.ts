import { describe, expect, it } from 'vitest';
import { PARTNER_YEAR_CAP_DAYS, UNION_INTERVAL_DAYS, UNION_TYPES } from './union.ts';

describe('unions', () => {
  it('[C-043] are these three', () => {
    expect(UNION_TYPES).toEqual(['you', 'zhuishu', 'qingting']);
  });

  it('[C-079] [C-103] have a waiting time of 365 days where one applies, and a limit of three years per partner account and year', () => {
    expect(UNION_INTERVAL_DAYS).toBe(365);
    expect(PARTNER_YEAR_CAP_DAYS).toBe(1_095);
  });
});
