import { describe, expect, it } from 'vitest';
import { type ClaimFormProblem, findClaimProblem, findSendProblem } from './claim.ts';

const GOOD_PHONE = '13812345678';
const GOOD_CODE = '123456';
const PHONES = { none: '', blank: ' 　', wrong: '1381234567', good: GOOD_PHONE } as const;
const CODES = { none: '', blank: '  ', wrong: '12345', good: GOOD_CODE } as const;

type Row = [keyof typeof PHONES, keyof typeof CODES, ClaimFormProblem | undefined];

describe('claim form', () => {
  it.each<Row>([
    ['none', 'none', 'phoneMissing'],
    ['none', 'wrong', 'phoneMissing'],
    ['none', 'good', 'phoneMissing'],
    ['blank', 'good', 'phoneMissing'],
    ['wrong', 'none', 'codeMissing'],
    ['good', 'none', 'codeMissing'],
    ['good', 'blank', 'codeMissing'],
    ['wrong', 'wrong', 'codeFormat'],
    ['good', 'wrong', 'codeFormat'],
    ['wrong', 'good', 'phoneFormat'],
    ['good', 'good', undefined],
  ])('[A-069] phone %s and code %s: %s comes first', (phone, code, problem) => {
    expect(findClaimProblem({ phone: PHONES[phone], code: CODES[code] })).toBe(problem);
  });

  it('[A-069] accepts a code of four digits as well as one of six', () => {
    expect(findClaimProblem({ phone: GOOD_PHONE, code: '1234' })).toBeUndefined();
  });
});

describe('sending a code', () => {
  it.each([
    ['', 'phoneMissing'],
    ['　', 'phoneMissing'],
    ['1381234567', 'phoneFormat'],
    ['abc', 'phoneFormat'],
    ['+86 138-1234-5678', undefined],
    [GOOD_PHONE, undefined],
  ])('phone %j gives %s', (phone, problem) => {
    expect(findSendProblem(phone)).toBe(problem);
  });
});
