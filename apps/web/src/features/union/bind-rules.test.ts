import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import { describe, expect, it } from 'vitest';
import { bindProblem, sendProblem } from './bind-rules.ts';

const PHONE = '13800162947';

describe('sendProblem', () => {
  it.each([
    ['', '', { field: 'phone', text: unionTexts.phonePlaceholder }],
    ['', '7014', { field: 'phone', text: unionTexts.phonePlaceholder }],
    ['1380016', '7014', { field: 'phone', text: identityTexts.wrongPhone }],
    [PHONE, '', { field: 'picture', text: unionTexts.imagePlaceholder }],
    [PHONE, '70', { field: 'picture', text: unionTexts.imagePlaceholder }],
    ['+86 138 0016 2947', '7014', undefined],
  ])('[C-060] of phone %j and picture %j', (phone, picture, problem) => {
    expect(sendProblem({ phone, picture })).toEqual(problem);
  });
});

describe('bindProblem', () => {
  it.each([
    ['', '', { field: 'phone', text: unionTexts.phonePlaceholder }],
    [PHONE, '', { field: 'code', text: unionTexts.codePlaceholder }],
    [PHONE, '12', { field: 'code', text: phoneCodeTexts.codeFormat }],
    [PHONE, '204816', undefined],
  ])('[C-060] of phone %j and code %j', (phone, code, problem) => {
    expect(bindProblem({ phone, code })).toEqual(problem);
  });
});
