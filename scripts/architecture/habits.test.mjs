import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checkSizes, countLines, percentile } from './habits/sizes.mjs';

const lines = (count) => 'x();\n'.repeat(count);
const file = (path, text) => ({
  path,
  text,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
});
const problems = (...files) => checkSizes(files).map(({ where, what }) => `${where} ${what}`);
/** Enough small files that a single long one changes neither median nor percentile. */
const crowd = Array.from({ length: 40 }, (_, index) => file(`packages/domain/src/f${index}.ts`, lines(10)));

describe('file sizes', () => {
  it('accepts a file of 250 lines and none longer', () => {
    expect(problems(...crowd, file('apps/web/src/a.ts', lines(250)))).toEqual([]);
    expect(problems(...crowd, file('apps/web/src/a.ts', lines(251)))).toEqual([
      'apps/web/src/a.ts has 251 lines, most are 250',
    ]);
  });

  it('accepts a test of 400 lines and none longer', () => {
    expect(problems(...crowd, file('apps/web/src/a.test.ts', lines(400)))).toEqual([]);
    expect(problems(...crowd, file('e2e/claim.ts', lines(401)))).toEqual([
      'e2e/claim.ts has 401 lines, most are 400',
    ]);
  });

  it('limits the median to 70 lines', () => {
    expect(problems(file('apps/web/src/a.ts', lines(70)))).toEqual([]);
    expect(problems(file('apps/web/src/a.ts', lines(71)))).toEqual(['. has a median of 71 lines']);
  });

  it('limits the 95th percentile to 200 lines', () => {
    const long = Array.from({ length: 4 }, (_, index) => file(`apps/web/src/l${index}.ts`, lines(201)));
    expect(problems(...crowd, ...long)).toEqual(['. has a 95th percentile of 201 lines']);
    expect(problems(...crowd, ...long.slice(2))).toEqual([]);
  });

  it('accepts a function of 49 lines and none longer, except in tests', () => {
    const source = (count) => `export function a() {\n${lines(count - 2)}}\n`;
    expect(problems(...crowd, file('apps/web/src/a.ts', source(49)))).toEqual([]);
    expect(problems(...crowd, file('apps/web/src/a.ts', source(50)))).toEqual([
      'apps/web/src/a.ts:1 has a function of 50 lines',
    ]);
    expect(problems(...crowd, file('apps/web/src/a.test.ts', source(50)))).toEqual([]);
  });

  it('measures a function without its inner functions', () => {
    const inner = (count) => `  const b = () => {\n${lines(count - 2)}  };\n`;
    const maker = (...counts) => `export function a() {\n${counts.map(inner).join('')}}\n`;
    expect(problems(...crowd, file('apps/web/src/a.ts', maker(40, 40)))).toEqual([]);
    expect(problems(...crowd, file('apps/web/src/a.ts', maker(40, 50)))).toEqual([
      'apps/web/src/a.ts:42 has a function of 50 lines',
    ]);
  });

  it('counts lines with and without a final line break the same way', () => {
    expect([countLines('a\nb\n'), countLines('a\nb'), countLines('')]).toEqual([2, 2, 1]);
  });

  it('computes percentiles of few numbers and of none', () => {
    expect([percentile([3, 1, 2], 0.5), percentile([1, 2], 0.95), percentile([], 0.5)]).toEqual([2, 2, 0]);
  });
});
