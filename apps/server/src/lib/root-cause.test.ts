import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rootCause, rootMessage } from './root-cause.ts';

it('is the driver’s message, without the values of the query around it', () => {
  const driver = new Error('relation "sms_codes" does not exist');
  const wrapped = new DrizzleQueryError('select $1', ['13812345678'], driver);
  expect(wrapped.message).toContain('13812345678');
  expect(rootCause(wrapped)).toBe(driver);
  expect(rootMessage(new Error('a round failed', { cause: wrapped }))).toBe(driver.message);
});

it('has a message for everything that can be thrown', () => {
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
  expect(rootMessage(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
  expect(rootMessage(new TypeError(''))).toBe('TypeError');
  expect(rootMessage('13812345678')).toBe('unknown');
});
