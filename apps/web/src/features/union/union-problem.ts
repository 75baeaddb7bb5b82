import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { unionTexts } from '@juban/contract/texts/union';
import type { UnionType } from './union-data.ts';

interface UnionFacts {
  type: UnionType;
  isLoggedIn: boolean;
  agreed: boolean;
  isBound: boolean;
}

const NOT_BOUND: Readonly<Record<UnionType, string>> = {
  you: unionTexts.notBoundYou,
  zhuishu: unionTexts.notBoundZhuishu,
  qingting: unionTexts.notBoundQingting,
};

/** The alert for the first missing requirement; undefined if there is none. */
export function unionProblem({ type, isLoggedIn, agreed, isBound }: UnionFacts): string | undefined {
  const checks: readonly (readonly [isThere: boolean, words: string])[] = [
    [isLoggedIn, commonTexts.loginFirst],
    [agreed, checkoutTexts.agreeFirst],
    [isBound, NOT_BOUND[type]],
  ];
  return checks.find(([isThere]) => !isThere)?.[1];
}
