import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './database.ts';

/** Takes the folder for this process; a lock whose process is gone (kill -9) is taken over. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
      if (isRunning(Number(pid), start)) {
        throw new StartError(
          `the data folder ${folder} is in use by process ${pid}: stop it, or pass --data`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new StartError(`the data folder ${folder} cannot be locked`);
}

/** Process ids come round again: the start time (where the system tells it) names the process itself. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === start;
}
