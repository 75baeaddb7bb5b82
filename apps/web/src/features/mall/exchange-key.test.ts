import { expect, it } from 'vitest';
import { exchangeKeyFor, forgetExchangeKey } from './exchange-key.ts';

it('[B-042] retries for the same goods use one key until there was an answer', () => {
  const key = exchangeKeyFor('vip-7');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(exchangeKeyFor('vip-7')).toBe(key);
  expect(exchangeKeyFor('vip-3')).not.toBe(key);
  forgetExchangeKey('vip-7');
  expect(exchangeKeyFor('vip-7')).not.toBe(key);
});
