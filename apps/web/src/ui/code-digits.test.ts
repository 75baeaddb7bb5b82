import { describe, expect, it } from 'vitest';
import { digitsOf } from './code-digits.ts';

describe('digits of a code field', () => {
  it.each([
    ['482913', '482913'],
    ['482 913', '482913'],
    ['【视频】您的验证码 482913，5 分钟内有效', '482913'],
    ['４８２９１３', '482913'],
    ['12', '12'],
    ['12345678', '123456'],
    ['abc', ''],
    ['', ''],
  ])('%j becomes %j', (text, digits) => {
    expect(digitsOf(text, 6)).toBe(digits);
  });
});
