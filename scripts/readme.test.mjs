import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from './lib/paths.mjs';

const README = 'README.md';
const COMMANDS = 'docs/commands.md';
const PAGES = [README, 'CONTRIBUTING.md', 'CHANGELOG.md', COMMANDS];
const MOST_EVERYDAY = 10;
const MOST_PICTURE_BYTES = 80_000;

const read = (file) => readFileSync(fromRoot(file), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts).sort();

/** npm scripts at the beginning of table rows. */
const rowsOf = (file) => [...read(file).matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name);
/** npm scripts in the first code block of the README. */
const mainCommands = [...read(README).matchAll(/^npm (\w+)/gm)].map(([, name]) => name);

describe('commands', () => {
  it('the README begins with npm start and npm test, then lists at most ten others', () => {
    expect(mainCommands).toEqual(['start', 'test']);
    expect(rowsOf(README).length).toBeGreaterThan(0);
    expect(rowsOf(README).length).toBeLessThanOrEqual(MOST_EVERYDAY);
  });

  it('every npm script is documented either in the README or in docs/commands.md, and no other', () => {
    const everyday = new Set([...mainCommands, ...rowsOf(README)]);
    expect([...everyday, ...rowsOf(COMMANDS)].sort()).toEqual(scripts);
  });

  it.each(PAGES)('%s names only npm scripts that exist', (file) => {
    const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (file) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

function isThere(from, link) {
  const [target, anchor] = link.split('#');
  const file = target === '' ? from : path.join(path.dirname(from), target);
  return existsSync(fromRoot(file)) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

describe('links', () => {
  it.each(PAGES)('in %s lead to existing files and headings', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
      ([, link, source]) => link ?? source,
    );
    const broken = links.filter((link) => !link.startsWith('https://') && !isThere(file, link));
    expect(links.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });
});

it('the README has three pictures that load fast', () => {
  const pictures = [...read(README).matchAll(/src="([^"]+)"/g)].map(([, file]) => file);
  expect(pictures).toHaveLength(3);
  expect(pictures.filter((file) => statSync(fromRoot(file)).size > MOST_PICTURE_BYTES)).toEqual([]);
});
