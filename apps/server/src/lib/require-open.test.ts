import { expect, it } from 'vitest';
import { requireOpen } from './require-open.ts';

const window = { startsAt: new Date('2026-03-01T00:00:00Z'), endsAt: new Date('2026-03-02T00:00:00Z') };
const after = (from: Date, ms: number) => new Date(from.getTime() + ms);

it('passes from the first moment to the last', () => {
  expect(() => requireOpen(window, window.startsAt)).not.toThrow();
  expect(() => requireOpen(window, after(window.endsAt, -1))).not.toThrow();
});

it.each([
  ['a moment before', after(window.startsAt, -1), '1004'],
  ['at the end', window.endsAt, '1003'],
])('refuses %s', (_when, now, code) => {
  expect(() => requireOpen(window, now)).toThrow(expect.objectContaining({ code }));
});
