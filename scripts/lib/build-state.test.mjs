import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildName, pruneBuilds, readCurrent, swapCurrent } from './build-state.mjs';
import { precompress } from './precompress.mjs';

const app = { name: 'web', inputs: ['apps/web'] };
let base;

function put(file, content = 'x') {
  mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  writeFileSync(path.join(base, file), content);
}

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'juban-build-'));
  put('apps/web/src/main.tsx');
  put('apps/web/vite.config.ts');
  put('packages/domain/src/index.ts');
  put('package-lock.json');
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('name of a build', () => {
  it('is the same for the same inputs', () => {
    expect(buildName(base, app)).toMatch(/^web-[0-9a-f]{16}$/);
    expect(buildName(base, app)).toBe(buildName(base, app));
  });

  it.each([
    'apps/web/src/main.tsx',
    'apps/web/vite.config.ts',
    'packages/domain/src/index.ts',
    'package-lock.json',
  ])('changes with %s', (file) => {
    const before = buildName(base, app);
    put(file, 'y');
    expect(buildName(base, app)).not.toBe(before);
  });

  it('changes when a file is added or renamed', () => {
    const before = buildName(base, app);
    put('apps/web/src/more.ts', '');
    expect(buildName(base, app)).not.toBe(before);
  });

  it.each([
    'apps/web/dist/main.js',
    'apps/web/node_modules/vite/x.js',
    'apps/web/.tanstack/tmp/x.ts',
    'apps/web/src/route-tree.gen.ts',
    'apps/web/src/main.test.tsx',
    'apps/lab/src/main.tsx',
    'apps/server/src/main.ts',
    'content/demo/titles.json',
  ])('does not change with %s', (file) => {
    const before = buildName(base, app);
    put(file, 'y');
    expect(buildName(base, app)).toBe(before);
  });
});

describe('builds on disk', () => {
  it('swap one app and keep the other', () => {
    const folder = path.join(base, '.build');
    expect(readCurrent(folder)).toEqual({});
    swapCurrent(folder, 'web', 'web-1');
    swapCurrent(folder, 'lab', 'lab-1');
    swapCurrent(folder, 'web', 'web-2');
    expect(readCurrent(folder)).toEqual({ web: 'web-2', lab: 'lab-1' });
    expect(readdirSync(folder)).toEqual(['current.json']);
  });

  it('are removed except the current one, the previous one, and one that is being written', () => {
    for (const name of ['web-1', 'web-2', 'web-3', 'web-4.tmp-77', 'lab-1']) put(`.build/${name}/x`);
    const folder = path.join(base, '.build');
    pruneBuilds(folder, 'web', ['web-3', 'web-2']);
    expect(readdirSync(folder).sort()).toEqual(['lab-1', 'web-2', 'web-3', 'web-4.tmp-77']);
    pruneBuilds(folder, 'web', ['web-3', 'web-2'], Date.now() + 2 * 60 * 60 * 1000);
    expect(readdirSync(folder).sort()).toEqual(['lab-1', 'web-2', 'web-3']);
  });

  it('have compressed text assets beside the originals', async () => {
    const text = 'body { color: red }\n'.repeat(50);
    put('out/assets/a.css', text);
    put('out/assets/font.woff2', text);
    put('out/tiny.json', '{}');
    expect(await precompress(path.join(base, 'out'), readFile)).toBe(2);
    const read = (file) => readFileSync(path.join(base, 'out', file));
    expect(brotliDecompressSync(read('assets/a.css.br')).toString()).toBe(text);
    expect(gunzipSync(read('assets/a.css.gz')).toString()).toBe(text);
    expect(existsSync(path.join(base, 'out/assets/font.woff2.br'))).toBe(false);
    expect(existsSync(path.join(base, 'out/tiny.json.gz'))).toBe(false);
  });
});
