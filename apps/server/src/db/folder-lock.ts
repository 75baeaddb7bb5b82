import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './database.ts';

const MOST_ATTEMPTS = 10;

/** Locks the folder for this process; the lock of a dead process (kill -9) is taken over. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`);
  try {
    take(file, draft, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function take(file: string, draft: string, folder: string): void {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (place(file, draft)) return;
    const holder = readHolder(file);
    if (holder === undefined) continue;
    if (isRunning(holder)) {
      const [pid] = holder.split(' ');
      throw new StartError(
        `the data folder ${folder} is in use by process ${pid}: stop it, or name another folder (--data, DATA_DIR)`,
      );
    }
    if (succeed(file, draft, holder, folder)) return;
  }
  throw new StartError(`the data folder ${folder} cannot be locked`);
}

/**
 * A link appears complete: a file that is created and then written could be read in between and seem to have
 * no holder.
 */
function place(file: string, draft: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces a dead holder. Doing so needs a lock too, named after that holder, or two processes would replace
 * each other.
 */
function succeed(file: string, draft: string, holder: string, folder: string): boolean {
  const succession = `${file}.${createHash('sha256').update(holder).digest('hex').slice(0, 16)}`;
  take(succession, draft, folder);
  try {
    if (readHolder(file) !== holder) return false;
    const next = `${draft}.next`;
    linkSync(draft, next);
    renameSync(next, file);
    return true;
  } finally {
    rmSync(succession, { force: true });
  }
}

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Process ids are reused: the start time (if the system provides it) identifies the process. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function isRunning(holder: string): boolean {
  const [pidText = '', start = ''] = holder.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === start;
}
