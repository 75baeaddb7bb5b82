import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChangedFiles } from './changed-files.mjs';

const WHO = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@example.com'];
let folder;

const git = (...args) => execFileSync('git', [...WHO, ...args], { cwd: folder, stdio: 'pipe' });

function write(file, text = file) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function commit(...files) {
  for (const file of files) write(file);
  git('add', '-A');
  git('commit', '-m', files.join(' '));
}

beforeAll(() => {
  // Git sets these in its hooks and would then use the hook's repository.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];
  folder = mkdtempSync(path.join(tmpdir(), 'juban-changed-'));
  git('init', '--initial-branch=main');
  write('.gitignore', 'ignored/');
  commit('kept.ts', 'edited.ts', 'staged.ts', 'deleted.ts', 'moved.ts');
  git('switch', '-c', 'feature');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('changed files', () => {
  it('are none on a fresh branch', async () => {
    expect(await listChangedFiles(folder)).toEqual([]);
  });

  it('are those committed since main, uncommitted and untracked ones, without deleted or ignored ones', async () => {
    commit('committed.ts');
    git('switch', 'main');
    commit('only-on-main.ts');
    git('switch', 'feature');
    write('edited.ts', 'edited');
    write('staged.ts', 'staged');
    git('add', 'staged.ts');
    git('rm', 'deleted.ts');
    git('mv', 'moved.ts', 'renamed.ts');
    write('a folder/新.ts');
    write('ignored/file.ts');
    expect(await listChangedFiles(folder)).toEqual([
      'a folder/新.ts',
      'committed.ts',
      'edited.ts',
      'renamed.ts',
      'staged.ts',
    ]);
  });

  it('cannot be listed without a main branch', async () => {
    git('branch', '-m', 'main', 'other');
    await expect(listChangedFiles(folder)).rejects.toThrow(
      '--changed needs a git checkout with the branch main or origin/main.',
    );
  });
});
