import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { answerText } from './answer-text.ts';

const { sendFailed } = phoneCodeTexts;

it.each([
  ['nothing answered', new ApiError(commonTexts.noConnection, '', 0), commonTexts.noConnection],
  ['an answer without words', new ApiError('', '9998', 200), sendFailed],
  ['a fault of our own', new Error('broken'), sendFailed],
  ['a refusal', new ApiError('验证码错误', '4001', 200), '验证码错误'],
  ['a gateway that is out of order', new ApiError(commonTexts.http502, '', 500), commonTexts.http502],
  ['an answer nobody can read', new ApiError(commonTexts.unreadable, '', 200), sendFailed],
  ['a gateway', new ApiError(commonTexts.http502, '', 502), commonTexts.http502],
])('[A-106] %s', (_what, cause, text) => {
  expect(answerText(cause, sendFailed)).toBe(text);
});
