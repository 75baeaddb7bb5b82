import { describe, expect, it } from 'vitest';
import { compareMap, describePart, listFaults } from './compare.mjs';
import { readMap } from './read-map.mjs';
import { idsOfTitle, readTitles } from './read-titles.mjs';

const map = (finished) => `# Spec map

Finished parts: ${finished}

A row's id stands in the title, for example \`[B-041] a failed list call\`.

## 01 House

| id | what must be true | spec section |
|---|---|---|
| A-002 | Given \`/\`, shows home. | A 2.1 |
| B-082 | A send that wants the risk check. | B 4.6 |

## 02 Host

| id | what must be true | spec section |
|---|---|---|
| A-001 | One page for all brands. |
`;

const titlesOf = (source) => readTitles('a.test.ts', source).map(({ title }) => title);
const run = (finished, ...titles) =>
  compareMap(
    readMap(map(finished)),
    titles.map((title) => ({ title, where: 'a.test.ts:1' })),
  );

describe('the map', () => {
  it('has its ids under their parts', () => {
    expect(readMap(map('none'))).toEqual({
      parts: [
        { number: '01', title: 'House', ids: ['A-002', 'B-082'] },
        { number: '02', title: 'Host', ids: ['A-001'] },
      ],
      finished: [],
    });
  });

  it('names the finished parts in one line', () => {
    expect(readMap(map('01')).finished).toEqual(['01']);
    expect(readMap(map('01, 02')).finished).toEqual(['01', '02']);
  });

  it('is refused without that line, with an unknown part, without rows or with an id twice', () => {
    expect(() => readMap(map('soon'))).toThrow('no line');
    expect(() => readMap(map('07'))).toThrow('part 07');
    expect(() => readMap('Finished parts: none')).toThrow('no rows');
    expect(() => readMap(`${map('none')}| A-002 | again | A 1 |\n`)).toThrow('A-002 twice');
  });
});

describe('titles', () => {
  it('are read of it, test and describe', () => {
    const source = `it('one', f); test("two", f); describe(\`three\`, () => { it('four', f); });`;
    expect(titlesOf(source)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('are read of tables, template texts and joined texts', () => {
    expect(titlesOf("it.each([[1], [2]])('code %s', f);")).toEqual(['code %s']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a test
    expect(titlesOf('it.each`a | b\n${1} | ${2}`("row $a", f);')).toEqual(['row $a']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a test
    expect(titlesOf('test(`path ${path} answers ${status}`, f);')).toEqual(['path   answers  ']);
    expect(titlesOf("it('a ' + 'b', f);")).toEqual(['a b']);
    expect(titlesOf("test.describe('group', f); describe.concurrent('many', f);")).toEqual(['group', 'many']);
  });

  it('leave out tests that do not run, steps, comments and other calls', () => {
    const skipped = ['it', 'ski' + 'p'].join('.');
    expect(titlesOf(`${skipped}('a', f); test.step('b', f); // it('c', f)\nexpect('d');`)).toEqual([]);
  });

  it('tell their line', () => {
    expect(readTitles('a.test.ts', "\n\nit('one', f);")).toEqual([{ title: 'one', where: 'a.test.ts:3' }]);
  });

  it('carry one id or several', () => {
    expect(idsOfTitle('[A-002] home')).toEqual(['A-002']);
    expect(idsOfTitle('[A-002][B-082] both')).toEqual(['A-002', 'B-082']);
    expect(idsOfTitle('[A-002, B-082 C-001] all')).toEqual(['A-002', 'B-082', 'C-001']);
  });

  it('show ids with a slip, and nothing else in brackets', () => {
    expect(idsOfTitle('[a-002] [A-2] [A002] [B_082]')).toEqual(['a-002', 'A-2', 'A002', 'B_082']);
    expect(idsOfTitle('[0, 100] [V8] [AES-256] A-002 [%s]')).toEqual([]);
  });
});

describe('the comparison', () => {
  it('lists what no title carries, by part', () => {
    const [house, host] = run('none', '[A-002] home').parts;
    expect(describePart(house)).toBe('01 House: 1 of 2, 1 missing\n   B-082');
    expect(describePart(host)).toBe('02 Host: 0 of 1, 1 missing\n   A-001');
  });

  it('says when a part has all it needs', () => {
    const [house] = run('01', '[A-002] home', '[B-082] risk').parts;
    expect(describePart(house)).toBe('01 House: 2 of 2, all proven (finished)');
  });

  it('finds no fault in missing ids of an unfinished part', () => {
    expect(listFaults(run('none'), true)).toEqual([]);
  });

  it('finds the missing ids of a finished part only when asked', () => {
    expect(listFaults(run('01', '[A-002] home'), true)).toEqual([
      'B-082 of finished part 01 stands in no test title',
    ]);
    expect(listFaults(run('01', '[A-002] home'), false)).toEqual([]);
  });

  it('always finds an id that the map does not have', () => {
    expect(listFaults(run('none', '[A-999] slip'), false)).toEqual([
      'a.test.ts:1 carries A-999, which docs/spec-map.md does not have',
    ]);
  });
});
