import { describe, expect, it } from 'vitest';
import { PROMISES } from './db/promises.ts';
import { invariants } from './modules.ts';
import { unseen, writeReport } from './verify-report.ts';

const checkedOf = (rows: number) =>
  invariants.map(({ name, promises }) => ({ invariant: name, promises, rows }));

describe('the report of npm run verify', () => {
  it('[A-103] has an invariant for every promise, and no unknown promise', () => {
    const kept = new Set(invariants.flatMap(({ promises }) => promises).map(String));
    expect([...kept].sort()).toEqual(Object.keys(PROMISES).sort());
    expect(Object.keys(PROMISES)).toHaveLength(22);
  });

  it('[A-103] has a unique name for each invariant', () => {
    expect(new Set(invariants.map(({ name }) => name)).size).toBe(invariants.length);
  });

  it('[A-103] shows every promise by its number and every invariant below it', () => {
    const lines = writeReport({ checked: checkedOf(3), violations: [] });
    for (const number of Object.keys(PROMISES))
      expect(lines.some((line) => line.trim().startsWith(`${number}  `))).toBe(true);
    for (const { name } of invariants) expect(lines.some((line) => line.endsWith(`: ${name}`))).toBe(true);
    expect(lines.at(-1)).toContain('0 violations');
  });

  it('[A-103] marks an invariant that saw no row', () => {
    const checked = checkedOf(1).map((one, at) => (at === 0 ? { ...one, rows: 0 } : one));
    expect(unseen(checked)).toEqual([checked[0]]);
    const lines = writeReport({ checked, violations: [] });
    expect(lines).toContain(`      holds on no row: ${checked[0]?.invariant}`);
    expect(lines.at(-1)).toContain('1 of them saw no row');
  });

  it('[A-103] marks what is broken', () => {
    const [first] = invariants;
    const violations = [{ invariant: first?.name ?? '', rows: [{}] }];
    const lines = writeReport({ checked: checkedOf(2), violations });
    expect(lines.filter((line) => line.includes('BROKEN'))).toHaveLength(first?.promises.length ?? 0);
    expect(lines.at(-1)).toContain('1 violations');
  });
});
