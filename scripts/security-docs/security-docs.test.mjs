import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../architecture/source-files.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { readTitles } from '../spec-map/read-titles.mjs';
import {
  filesNamed,
  isTitle,
  numbersOfCell,
  readNumbers,
  readProofs,
  readRows,
  stateOf,
} from './read-security-docs.mjs';

const read = (path) => readFileSync(fromRoot(path), 'utf8');
const OVERVIEW = 'docs/security.md';
const PAGES = readdirSync(fromRoot('docs/security')).map((name) => `docs/security/${name}`);
const all = readNumbers(read('scripts/security-docs/asvs-5.0.0.txt'));
const paths = listFiles(fromRoot('.'));
const rows = PAGES.flatMap((page) => readRows(read(page), all).map((row) => ({ page, ...row })));
const openRows = readRows(read(OVERVIEW), all);
/** Steps of a browser test are functions named by their titles. */
const STEP = /^\s+'(.+)': async \(/gm;
const isTest = (path) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(path);

function faultsOf(page, { file, titles }) {
  const found = filesNamed(file, paths);
  if (found.length !== 1) return [`${page}: ${file} names ${found.length} files`];
  if (titles.length === 0) return [];
  const source = read(found[0]);
  const steps = [...source.matchAll(STEP)].map(([, title]) => title);
  const written = [...readTitles(found[0], source).map(({ title }) => title), ...steps];
  const missing = titles.filter((quoted) => !written.some((title) => isTitle(quoted, title)));
  return missing.map((title) => `${page}: ${file} has no test "${title}"`);
}

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function leadsSomewhere(page, link) {
  const [target, anchor] = link.split('#');
  const path = target === '' ? page : join(dirname(page), target);
  if (!existsSync(fromRoot(path))) return false;
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));
  return anchor === undefined || headings.includes(anchor);
}

describe('requirements of ASVS 5.0 at levels 1 and 2', () => {
  it('are 253: 70 of level 1 and 183 of level 2', () => {
    const list = read('scripts/security-docs/asvs-5.0.0.txt').split('\n');
    const count = (level) =>
      list
        .filter((line) => line.includes(level))
        .join(' ')
        .split(/\d\.\d+\.\d/).length - 1;
    expect([all.length, new Set(all).size, count(' level 1:'), count(' level 2:')]).toEqual([
      253, 253, 70, 183,
    ]);
  });

  it('are each listed exactly once, without other numbers', () => {
    const told = rows.flatMap(({ numbers }) => numbers);
    const twice = told.filter((number, index) => told.indexOf(number) !== index);
    expect({ twice, missing: all.filter((number) => !told.includes(number)) }).toEqual({
      twice: [],
      missing: [],
    });
    expect(told.filter((number) => !all.includes(number))).toEqual([]);
  });

  it('have four cells: number, requirement, implementation, evidence', () => {
    const malformed = rows.filter(({ cells }) => cells.length !== 3);
    expect(malformed.map(({ page, numbers, cells }) => `${page} ${numbers} ${cells.length}`)).toEqual([]);
    expect(openRows.every(({ cells }) => cells.length === 3)).toBe(true);
  });

  it('name a file as evidence if they are met, and none if they do not apply', () => {
    const unproven = rows.filter((row) => {
      const named = readProofs(row.cells[2]).length;
      return stateOf(row) === 'met' ? named === 0 : stateOf(row) === 'does not apply' && row.cells[2] !== '';
    });
    expect(unproven.map(({ page, numbers }) => `${page} ${numbers}`)).toEqual([]);
  });

  it('are in the list of open requirements exactly if they are open', () => {
    const open = rows.filter((row) => stateOf(row) === 'open').flatMap(({ numbers }) => numbers);
    const listed = openRows.flatMap(({ numbers }) => numbers);
    expect(listed.toSorted()).toEqual(open.toSorted());
  });
});

describe('security pages', () => {
  it.each([OVERVIEW, ...PAGES])('%s name only existing files, and tests by existing titles', (page) => {
    expect(readProofs(read(page)).flatMap((proof) => faultsOf(page, proof))).toEqual([]);
  });

  it('are all listed in the overview', () => {
    const unlisted = PAGES.filter((page) => !read(OVERVIEW).includes(`(${page.replace('docs/', '')})`));
    expect(unlisted).toEqual([]);
  });

  it.each([OVERVIEW, ...PAGES])('%s link to existing files and headings', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !link.startsWith('https://') && !leadsSomewhere(page, link))).toEqual([]);
  });

  it('have a test for each security gap of the specification', () => {
    const holes = /\| as written \|[\s\S]*?\n\n/.exec(read('docs/security/specification.md'))?.[0] ?? '';
    const lines = holes.trim().split('\n').slice(2);
    expect(lines).toHaveLength(14);
    expect(lines.filter((line) => !readProofs(line).some(({ file }) => isTest(file)))).toEqual([]);
  });
});

describe('parsing a page', () => {
  it('reads one number, several, and a range of the list', () => {
    const list = ['1.1.1', '1.1.3', '1.2.1', '1.10.1'];
    expect(numbersOfCell('1.1.3', list)).toEqual(['1.1.3']);
    expect(numbersOfCell('1.1.1, 1.2.1', list)).toEqual(['1.1.1', '1.2.1']);
    expect(numbersOfCell('1.1.3 to 1.10.1', list)).toEqual(['1.1.3', '1.2.1', '1.10.1']);
    expect(numbersOfCell('none', list)).toEqual([]);
  });

  it('reads files in backticks, with the titles after them', () => {
    expect(readProofs('`a.test.ts`: "one", "two"; `b/c.md` and `deploy/x.timer`, "not a title"')).toEqual([
      { file: 'a.test.ts', titles: ['one', 'two'] },
      { file: 'b/c.md', titles: [] },
      { file: 'deploy/x.timer', titles: [] },
    ]);
  });

  it('reads a title that continues on the next line', () => {
    expect(readProofs('`a.test.ts`:\n"one\n  title", "two"')).toEqual([
      { file: 'a.test.ts', titles: ['one title', 'two'] },
    ]);
  });

  it('distinguishes open, not applicable and met requirements', () => {
    const states = ['Open: later.', 'Does not apply: no XML.', 'We do.'].map((told) =>
      stateOf({ cells: ['', told] }),
    );
    expect(states).toEqual(['open', 'does not apply', 'met']);
  });

  it('compares titles with quotations that have ellipses, in order', () => {
    expect(isTitle('live … clock', '[A-071] live five minutes by the real clock')).toBe(true);
    expect(isTitle('clock … live', '[A-071] live five minutes by the real clock')).toBe(false);
  });
});
