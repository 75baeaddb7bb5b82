import { activityTexts } from '@juban/contract/texts/activity';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { describe, expect, it } from 'vitest';
import { bindProblem, sendProblem } from './phone-rules.ts';

const PHONE = '13800162947';

describe('sendProblem', () => {
  it.each([
    ['', '', { field: 'phone', text: activityTexts.phoneAndImageWanted }],
    ['', '7014', { field: 'phone', text: activityTexts.phoneAndImageWanted }],
    [PHONE, '  ', { field: 'picture', text: activityTexts.phoneAndImageWanted }],
    ['1380016', '7014', { field: 'phone', text: identityTexts.wrongPhone }],
    ['+86 138 0016 2947', '7014', undefined],
  ])('[C-027] of phone %j and picture %j', (phone, picture, problem) => {
    expect(sendProblem({ phone, picture })).toEqual(problem);
  });
});

describe('bindProblem', () => {
  it.each([
    ['', '', { field: 'phone', text: phoneCodeTexts.bothMissing }],
    [PHONE, '', { field: 'code', text: phoneCodeTexts.bothMissing }],
    ['1380016', '204816', { field: 'phone', text: identityTexts.wrongPhone }],
    [PHONE, '12', { field: 'code', text: phoneCodeTexts.codeFormat }],
    [PHONE, '204816', undefined],
  ])('[C-027] of phone %j and code %j', (phone, code, problem) => {
    expect(bindProblem({ phone, code })).toEqual(problem);
  });
});
