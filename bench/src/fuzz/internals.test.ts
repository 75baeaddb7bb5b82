import { describe, expect, it } from 'vitest';
import { showsInternals } from './internals.ts';

const filled = (length: number): string => 'xAmAzOdVRb'.padEnd(length, 'k');

describe('detection of internals in answers', () => {
  it.each([
    'TypeError: x is undefined',
    'at Object.<anonymous> (file)',
    'in /srv/apps/server',
    'select id from users',
    'ZodError',
    'zod: invalid input',
    'connect ECONNREFUSED',
  ])('finds %s', (msg) => {
    expect(showsInternals(JSON.stringify({ code: '5000', msg }))).toBe(true);
  });

  it.each([
    ['a token', `"${filled(32)}"`],
    ['a picture', `"data:image/png;base64,${filled(90)}"`],
    ["a clip's address", `"/content/demo/clips/a.mp4?expires=1794970800000&mark=${filled(43)}"`],
    ["a partner's login page", `"https://partner.example/a?state=1njcmu.${filled(32)}&nonce=${filled(32)}"`],
    ["a provider's signature in an address", `"https://pay.example/gateway?a=1&sign=${filled(344)}%3D&b=2"`],
    ["a provider's signature", `{"sign":"${filled(342)}+/=="}`],
    ['a signature for a page of WeChat', `{"paySign":"${filled(342)}=="}`],
    ["a cashier's address", `"https://pay.example/qihoo/cashier/${filled(24)}"`],
    ["WeChat's order", `"https://pay.example/wechat/cashier/${filled(24)}"`],
    ["WeChat's order in a query", `"https://pay.example/h5?prepay_id=wx${filled(24)}&b=2"`],
  ])('ignores the random letters of %s', (_what, text) => {
    expect(showsInternals(text)).toBe(false);
  });

  it('finds internals beside random letters, and in strings too short to be handles', () => {
    expect(showsInternals(`"/a.mp4?mark=${filled(43)}&why=TypeError"`)).toBe(true);
    expect(showsInternals('"/a.mp4?mark=ZodError"')).toBe(true);
    expect(showsInternals('"/authorize?nonce=ZodError"')).toBe(true);
    expect(showsInternals('"/gateway?sign=ZodError"')).toBe(true);
  });
});
