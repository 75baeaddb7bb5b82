import { expect, it } from 'vitest';
import { compareRows } from './check-rows.ts';
import { createFacts } from './known-facts.ts';

const PHONE = '15000000001';
const row = (held: number, granted: number) => ({ phone_index: PHONE, held, granted });

function found(rows: Array<ReturnType<typeof row>>): string[] {
  const facts = createFacts();
  facts.people.push({ phone: PHONE, claim: { code: '', sentAt: 0, state: 'granted' } });
  compareRows(facts, rows, (phone) => phone);
  return facts.violations;
}

it('accepts days that are held, granted, or granted after being held', () => {
  for (const rows of [[row(1, 0)], [row(0, 1)], [row(1, 1)]]) expect(found(rows)).toEqual([]);
});

it.each([
  ['a claim that is gone', []],
  ['days that were never given', [row(0, 0)]],
  ['days that were given twice', [row(0, 2)]],
  ['two claims of a phone', [row(1, 0), row(1, 0)]],
])('reports %s', (_what, rows) => {
  expect(found(rows)).toHaveLength(1);
});
