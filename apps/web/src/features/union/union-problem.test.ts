import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { unionTexts } from '@juban/contract/texts/union';
import { describe, expect, it } from 'vitest';
import { unionProblem } from './union-problem.ts';

const MISSING = { isLoggedIn: false, agreed: false, isBound: false };

describe('unionProblem', () => {
  it('[C-057] requires a login, then the agreement, then the account', () => {
    const facts = { type: 'you' as const, ...MISSING };
    expect(unionProblem(facts)).toBe(commonTexts.loginFirst);
    expect(unionProblem({ ...facts, isLoggedIn: true })).toBe(checkoutTexts.agreeFirst);
    expect(unionProblem({ ...facts, isLoggedIn: true, agreed: true })).toBe(unionTexts.notBoundYou);
    expect(unionProblem({ ...facts, isLoggedIn: true, agreed: true, isBound: true })).toBeUndefined();
  });

  it('[C-057] each partner has its own message', () => {
    const said = (['you', 'zhuishu', 'qingting'] as const).map((type) =>
      unionProblem({ type, isLoggedIn: true, agreed: true, isBound: false }),
    );
    expect(new Set(said).size).toBe(3);
  });
});
