import { expect, it } from 'vitest';
import { CODE } from './code-names.ts';
import { CODES, SUCCESS } from './codes.ts';

it('every refusal has exactly one name', () => {
  const named = [SUCCESS, ...Object.values(CODE)];
  expect(named.sort()).toEqual(Object.keys(CODES).sort());
});
