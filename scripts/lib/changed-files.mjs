import { exec } from './exec.mjs';
import { root } from './paths.mjs';
import { Refusal } from './refusal.mjs';

const MAIN_BRANCHES = ['main', 'origin/main'];

async function git(cwd, ...args) {
  const { code, output } = await exec('git', args, { cwd });
  return code === 0 ? output : undefined;
}

async function findBase(cwd) {
  for (const branch of MAIN_BRANCHES) {
    const base = await git(cwd, 'merge-base', 'HEAD', branch);
    if (base) return base.trim();
  }
  throw new Refusal(`--changed needs a git checkout with the branch ${MAIN_BRANCHES.join(' or ')}.`);
}

/**
 * Files that differ from the merge base with main: committed, uncommitted and untracked ones that are not
 * ignored, without deleted ones.
 */
export async function listChangedFiles(cwd = root) {
  const base = await findBase(cwd);
  const lists = await Promise.all([
    git(cwd, 'diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', base),
    git(cwd, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return lists
    .flatMap((list) => (list ?? '').split('\0'))
    .filter(Boolean)
    .sort();
}
