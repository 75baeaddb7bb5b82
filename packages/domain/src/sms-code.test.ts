import { describe, expect, it } from 'vitest';
import {
  isSmsCodeFormat,
  SMS_CODE_DIGITS,
  SMS_CODE_LIFE_MS,
  SMS_CODE_TRIES,
  SMS_GUESSES_PER_HOUR,
  SMS_REQUESTER_SEND_CAPS,
  SMS_RESEND_SECONDS,
  SMS_SEND_CAPS,
  SMS_STRANGER_SEND_CAPS,
} from './sms-code.ts';

describe('format', () => {
  it.each(['0000', '1234', '000000', '987654'])('[A-070] accepts %s', (code) => {
    expect(isSmsCodeFormat(code)).toBe(true);
  });

  it.each([
    ['three digits', '123'],
    ['five digits', '12345'],
    ['seven digits', '1234567'],
    ['eight digits', '12345678'],
    ['nothing', ''],
    ['four blanks', '    '],
    ['a letter among four', '12a4'],
    ['a letter among six', '12345b'],
    ['a blank before', ' 1234'],
    ['a blank inside', '12 34'],
    ['a line end after', '1234\n'],
    ['full-width digits', '１２３４'],
    ['a sign', '-123'],
    ['a decimal point', '12.4'],
  ])('[A-070] rejects %s', (_case, code) => {
    expect(isSmsCodeFormat(code)).toBe(false);
  });
});

describe('limits', () => {
  it('[A-071] six digits, five minutes, five tries', () => {
    expect([SMS_CODE_DIGITS, SMS_CODE_LIFE_MS, SMS_CODE_TRIES]).toEqual([6, 300_000, 5]);
  });

  it('[A-072] 1 a minute, 5 an hour, 10 a day', () => {
    expect(SMS_SEND_CAPS).toEqual([
      { sends: 1, windowMs: 60_000 },
      { sends: 5, windowMs: 3_600_000 },
      { sends: 10, windowMs: 86_400_000 },
    ]);
  });

  it('[A-072] unknown requesters get less than the phone in total, and a single one less than all of them together', () => {
    const withinHour = ({ windowMs }: { windowMs: number }) => windowMs === 3_600_000;
    const inAnHour = [SMS_SEND_CAPS, SMS_STRANGER_SEND_CAPS, SMS_REQUESTER_SEND_CAPS].map(
      (caps) => caps.find(withinHour)?.sends,
    );
    const inADay = [SMS_SEND_CAPS, SMS_STRANGER_SEND_CAPS, SMS_REQUESTER_SEND_CAPS].map(
      (caps) => caps.at(-1)?.sends,
    );
    expect([inAnHour, inADay]).toEqual([
      [5, 4, 3],
      [10, 8, 6],
    ]);
  });

  it('[A-071] callers without an id get few guesses per hour', () => {
    expect(SMS_GUESSES_PER_HOUR).toEqual({ known: 15, stranger: 30, anonymous: 10 });
  });

  it('the resend button waits as long as the shortest limit', () => {
    expect(SMS_RESEND_SECONDS * 1_000).toBe(SMS_SEND_CAPS[0].windowMs);
  });
});
