import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installHash, isInstalled, listWorkspaces, readStamp, writeStamp } from './install-state.mjs';

let base;

function put(file, content) {
  mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  writeFileSync(path.join(base, file), JSON.stringify(content));
}

const lock = (extra = {}) => ({
  packages: {
    '': { dependencies: { left: '1.0.0' } },
    'apps/web': { dependencies: { right: '2.0.0' } },
    'node_modules/@juban/web': { link: true, resolved: 'apps/web' },
    'node_modules/left': { version: '1.0.0' },
    'node_modules/right': { version: '2.0.0' },
    'node_modules/of-another-platform': { version: '3.0.0', optional: true },
    ...extra,
  },
});

const installed = {
  packages: { 'node_modules/left': { version: '1.0.0' }, 'node_modules/right': { version: '2.0.0' } },
};

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'juban-install-'));
  put('package.json', { name: 'x', workspaces: ['apps/*', 'e2e'], dependencies: { left: '1.0.0' } });
  put('apps/web/package.json', { name: '@juban/web', dependencies: { right: '2.0.0' } });
  put('package-lock.json', lock());
  put('node_modules/.package-lock.json', installed);
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('hash of the installation', () => {
  it('covers the existing workspaces', () => {
    expect(listWorkspaces(base)).toEqual(['apps/web']);
  });

  it('changes with the lock file, a dependency of any workspace, and the platform', () => {
    const before = installHash(base, 'linux-x64');
    expect(installHash(base, 'linux-x64')).toBe(before);
    expect(installHash(base, 'linux-arm64')).not.toBe(before);
    put('apps/web/package.json', { name: '@juban/web', dependencies: { right: '2.0.1' } });
    const withDependency = installHash(base, 'linux-x64');
    expect(withDependency).not.toBe(before);
    put('package-lock.json', lock({ 'node_modules/left': { version: '1.0.1' } }));
    expect(installHash(base, 'linux-x64')).not.toBe(withDependency);
  });

  it('does not change with npm scripts', () => {
    const before = installHash(base);
    put('apps/web/package.json', {
      name: '@juban/web',
      dependencies: { right: '2.0.0' },
      scripts: { x: 'y' },
    });
    expect(installHash(base)).toBe(before);
  });

  it('is stored in a stamp file', () => {
    expect(readStamp(base)).toBeUndefined();
    writeStamp(base, 'abc');
    expect(readStamp(base)).toBe('abc');
  });
});

describe('an existing installation', () => {
  it('is complete when every package of the lock file is there, except for other platforms', () => {
    expect(isInstalled(base)).toBe(true);
  });

  it('is incomplete when a package is missing or has another version', () => {
    put('package-lock.json', lock({ 'node_modules/more': { version: '1.0.0' } }));
    expect(isInstalled(base)).toBe(false);
    put('package-lock.json', lock({ 'node_modules/left': { version: '1.0.1' } }));
    expect(isInstalled(base)).toBe(false);
  });

  it('is incomplete when a manifest has a dependency that is not in the lock file', () => {
    put('apps/web/package.json', { dependencies: { right: '2.0.0', fresh: '1.0.0' } });
    expect(isInstalled(base)).toBe(false);
  });

  it('is incomplete when nothing was installed', () => {
    rmSync(path.join(base, 'node_modules'), { recursive: true });
    expect(isInstalled(base)).toBe(false);
  });
});
