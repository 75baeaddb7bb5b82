import { expect, it } from 'vitest';
import { differsFrom } from './differs.ts';

const line = (after: string) => ({ what: '会员到期', before: '2027-05-03', after });

it('finds another outcome', () => expect(differsFrom([line('05-06')], [line('05-07')])).toBe(true));
it('finds a missing line', () => expect(differsFrom([line('05-06')], [])).toBe(true));
it('does not mind the order', () => {
  expect(differsFrom([line('1'), line('2')], [line('2'), line('1')])).toBe(false);
});
