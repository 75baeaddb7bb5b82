import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/lib/postgres.mjs';

const GIB = 2 ** 30;

/** Describes the machine and date of the figures in one line. */
export async function describeMachine(now: Date): Promise<string> {
  const [first] = cpus();
  return [
    now.toISOString().slice(0, 10),
    `${availableParallelism()} cores (${first?.model.trim() || 'of an unnamed kind'})`,
    `${(totalmem() / GIB).toFixed(0)} GiB memory`,
    `${platform()} ${release()}`,
    `Node.js ${process.versions.node}`,
    await postgresVersion(),
  ].join(', ');
}

async function postgresVersion(): Promise<string> {
  const binDir = await findPostgres();
  if (!binDir) return 'no PostgreSQL';
  const said = execFileSync(join(binDir, 'postgres'), ['--version'], { encoding: 'utf8' });
  return `PostgreSQL ${/\d[\d.]*/.exec(said)?.[0] ?? 'of an unknown version'}`;
}
