import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../lib/paths.mjs';
import { compareMap, describePart, listFaults } from './compare.mjs';
import { readMap } from './read-map.mjs';
import { idsOfTitle, readTitles } from './read-titles.mjs';
import { writeTests } from './write-tests.mjs';

const map = (finished) => `# Spec map

Finished parts: ${finished}

A row's id stands in the title, for example \`[B-041] a failed list call\`.

## 01 Foundations

| id | what must be true | spec section | tests |
|---|---|---|---|
| A-002 | Given \`/\`, shows home. | A 2.1 | |
| B-082 | A send that wants the risk check. | B 4.6; design 2 | |

## 02 Host

| id | what must be true | spec section | tests |
|---|---|---|---|
| A-001 | One page for all brands. | design 2 | |
`;

const titlesOf = (source) => readTitles('a.test.ts', source).map(({ title }) => title);
const run = (finished, ...titles) =>
  compareMap(
    readMap(map(finished)),
    titles.map((title) => ({ title, path: 'a.test.ts', line: 1 })),
  );

describe('map', () => {
  it('has its ids under their parts', () => {
    expect(readMap(map('none'))).toEqual({
      parts: [
        { number: '01', title: 'Foundations', ids: ['A-002', 'B-082'] },
        { number: '02', title: 'Host', ids: ['A-001'] },
      ],
      finished: [],
    });
  });

  it('names the finished parts in one line', () => {
    expect(readMap(map('01')).finished).toEqual(['01']);
    expect(readMap(map('01, 02')).finished).toEqual(['01', '02']);
  });

  it('is refused without that line, with an unknown part, without rows, or with a repeated id', () => {
    expect(() => readMap(map('soon'))).toThrow('no line');
    expect(() => readMap(map('07'))).toThrow('part 07');
    expect(() => readMap('Finished parts: none')).toThrow('no rows');
    expect(() => readMap(`${map('none')}| A-002 | again | A 1 | |\n`)).toThrow('A-002 twice');
  });
});

describe('rows of the map', () => {
  const withRow = (row) => readMap(`${map('none')}${row}\n`);

  it('have exactly four cells', () => {
    expect(() => withRow('| A-003 | Only a statement. |')).toThrow('2 cells, not 4: | A-003');
    expect(() => withRow('| A-003 | No place for tests. | A 1 |')).toThrow('3 cells, not 4');
    expect(() => withRow('| A-003 | One too many. | A 1 | A 2 | |')).toThrow('5 cells, not 4');
    expect(() => withRow('| A-003 | A bar | inside. | A 1 | |')).toThrow('5 cells, not 4');
  });

  it('have an id, a statement and a section in this order', () => {
    expect(() => withRow('| A-3 | A short id. | A 1 | |')).toThrow('not an id');
    expect(() => withRow('| A-003 | | A 1 | |')).toThrow('no statement');
    expect(() => withRow('| A-003 | The section is one cell late. | | A 1 |')).toThrow('not a spec section');
    expect(() => withRow('| A-003 | The tests are one cell early. | [a.test.ts] | |')).toThrow(
      'not a spec section',
    );
  });

  it('are all well-formed in docs/spec-map.md', () => {
    expect(() => readMap(readFileSync(fromRoot('docs/spec-map.md'), 'utf8'))).not.toThrow();
  });
});

describe('column of tests', () => {
  const testsOf = new Map([
    ['A-002', ['apps/web/home.test.ts', 'e2e/tests/home.spec.ts']],
    ['A-001', ['apps/lab/brand.test.ts', 'apps/web/brand.test.ts']],
  ]);
  const written = writeTests(map('none'), testsOf);

  it('links every test file of a statement', () => {
    expect(written).toContain(
      '| A-002 | Given `/`, shows home. | A 2.1 | [home.test.ts], [home.spec.ts] |\n',
    );
    expect(written).toContain('[home.spec.ts]: ../e2e/tests/home.spec.ts\n');
  });

  it('is empty without tests', () => {
    expect(written).toContain('| B-082 | A send that wants the risk check. | B 4.6; design 2 |  |\n');
  });

  it('adds folders to names that two files share', () => {
    expect(written).toContain('| design 2 | [lab/brand.test.ts], [web/brand.test.ts] |\n');
    expect(written).toContain('[web/brand.test.ts]: ../apps/web/brand.test.ts\n');
  });

  it('does not change when it is written again, and loses what no longer exists', () => {
    expect(writeTests(written, testsOf)).toBe(written);
    expect(writeTests(written, new Map())).not.toContain('.test.ts');
  });
});

describe('titles', () => {
  it('are read from it, test and describe', () => {
    const source = `it('one', f); test("two", f); describe(\`three\`, () => { it('four', f); });`;
    expect(titlesOf(source)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('are read from tables, template literals and joined strings', () => {
    expect(titlesOf("it.each([[1], [2]])('code %s', f);")).toEqual(['code %s']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a test
    expect(titlesOf('it.each`a | b\n${1} | ${2}`("row $a", f);')).toEqual(['row $a']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a test
    expect(titlesOf('test(`path ${path} answers ${status}`, f);')).toEqual(['path   answers  ']);
    expect(titlesOf("it('a ' + 'b', f);")).toEqual(['a b']);
    expect(titlesOf("test.describe('group', f); describe.concurrent('many', f);")).toEqual(['group', 'many']);
  });

  it('exclude tests that do not run, steps, comments and other calls', () => {
    const skipped = ['it', 'ski' + 'p'].join('.');
    expect(titlesOf(`${skipped}('a', f); test.step('b', f); // it('c', f)\nexpect('d');`)).toEqual([]);
  });

  it('have their file and line', () => {
    expect(readTitles('a.test.ts', "\n\nit('one', f);")).toEqual([
      { title: 'one', path: 'a.test.ts', line: 3 },
    ]);
  });

  it('contain one id or several', () => {
    expect(idsOfTitle('[A-002] home')).toEqual(['A-002']);
    expect(idsOfTitle('[A-002][B-082] both')).toEqual(['A-002', 'B-082']);
    expect(idsOfTitle('[A-002, B-082 C-001] all')).toEqual(['A-002', 'B-082', 'C-001']);
  });

  it('report misspelled ids, and nothing else in brackets', () => {
    expect(idsOfTitle('[a-002] [A-2] [A002] [B_082]')).toEqual(['a-002', 'A-2', 'A002', 'B_082']);
    expect(idsOfTitle('[0, 100] [V8] [AES-256] A-002 [%s]')).toEqual([]);
  });
});

describe('comparison', () => {
  it('lists the ids without a test by part', () => {
    const [first, host] = run('none', '[A-002] home').parts;
    expect(describePart(first)).toBe('01 Foundations: 1 of 2, 1 missing\n   B-082');
    expect(describePart(host)).toBe('02 Host: 0 of 1, 1 missing\n   A-001');
  });

  it('lists the test files of each id, each once and in order', () => {
    const titles = ['b.test.ts', 'a.test.ts', 'b.test.ts'].map((path) => ({
      title: '[A-002]',
      path,
      line: 1,
    }));
    expect(compareMap(readMap(map('none')), titles).testsOf.get('A-002')).toEqual(['a.test.ts', 'b.test.ts']);
  });

  it('reports a complete part', () => {
    const [first] = run('01', '[A-002] home', '[B-082] risk').parts;
    expect(describePart(first)).toBe('01 Foundations: 2 of 2, all tested (finished)');
  });

  it('accepts missing ids of an unfinished part', () => {
    expect(listFaults(run('none'), true)).toEqual([]);
  });

  it('reports the missing ids of a finished part only on request', () => {
    expect(listFaults(run('01', '[A-002] home'), true)).toEqual([
      'B-082 of finished part 01 is in no test title',
    ]);
    expect(listFaults(run('01', '[A-002] home'), false)).toEqual([]);
  });

  it('always reports an id that is not in the map', () => {
    expect(listFaults(run('none', '[A-999] wrong'), false)).toEqual([
      'a.test.ts:1 carries A-999, which docs/spec-map.md does not have',
    ]);
  });
});
