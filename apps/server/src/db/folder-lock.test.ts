import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const MODULE = join(import.meta.dirname, 'folder-lock.ts');

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'juban-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => join(folder, 'lock');
const leftovers = () =>
  spawnSync('ls', ['-A', folder], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Another process that takes the lock and holds it until it is killed. */
async function holdElsewhere(): Promise<ChildProcess> {
  const code = `import { lockFolder } from ${JSON.stringify(MODULE)}; lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the holder ended')));
  });
  return child;
}
const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

describe('folder lock', () => {
  it('is taken, released and taken again', () => {
    const unlock = lockFolder(folder);
    expect(existsSync(lockFile())).toBe(true);
    unlock();
    expect(leftovers()).toEqual([]);
    lockFolder(folder)();
  });

  it('refuses a second holder and names the first', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartError);
    expect(() => lockFolder(folder)).toThrow(
      `the data folder ${folder} is in use by process ${process.pid}: stop it, or name another folder (--data, DATA_DIR)`,
    );
    unlock();
  });

  it('refuses while another process holds it, and is taken over once that process was killed', async () => {
    const holder = await holdElsewhere();
    expect(() => lockFolder(folder)).toThrow(`in use by process ${holder.pid}`);
    await killed(holder);
    const unlock = lockFolder(folder);
    expect(readFileSync(lockFile(), 'utf8')).toContain(String(process.pid));
    unlock();
    expect(leftovers()).toEqual([]);
  });

  it('a reused process id is not the holder', () => {
    writeFileSync(lockFile(), `${process.pid} 1`);
    lockFolder(folder)();
  });

  it.each(['', 'junk', '0 0', '-1 5', '999999999 5'])('a lock file with %j does not block', (text) => {
    writeFileSync(lockFile(), text);
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartError);
    unlock();
  });

  it('a process that died while taking over a stale lock does not block', () => {
    const dead = '999999998 5';
    writeFileSync(lockFile(), dead);
    const succession = createHash('sha256').update(dead).digest('hex').slice(0, 16);
    writeFileSync(`${lockFile()}.${succession}`, '999999997 5');
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartError);
    unlock();
    expect(leftovers()).toEqual([]);
  });

  it('a missing folder is not locked', () => {
    expect(() => lockFolder(join(folder, 'none'))).toThrow('ENOENT');
  });
});

describe('many at once', () => {
  const CONTENDERS = 4;
  const ROUNDS = 80;

  /** Threads that start together and all try to lock; returns how many succeeded. */
  async function lockAtOnce(dead: string | undefined): Promise<number> {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const code = `
      import { parentPort, workerData } from 'node:worker_threads';
      const { module, gate, contenders, folders } = workerData;
      const { lockFolder } = await import(module);
      const won = [];
      for (const [round, folder] of folders.entries()) {
        const all = contenders * (round + 1);
        if (Atomics.add(gate, 0, 1) + 1 === all) Atomics.notify(gate, 0);
        for (let here = Atomics.load(gate, 0); here < all; here = Atomics.load(gate, 0)) Atomics.wait(gate, 0, here);
        try {
          lockFolder(folder);
          won.push(round);
        } catch (error) {
          if (error.name !== 'StartError') throw error;
        }
      }
      parentPort.postMessage(won);`;
    const folders = Array.from({ length: ROUNDS }, () => mkdtempSync(join(folder, 'round-')));
    if (dead !== undefined) for (const each of folders) writeFileSync(join(each, 'lock'), dead);
    const url = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
    const workerData = { module: pathToFileURL(MODULE).href, gate, contenders: CONTENDERS, folders };
    const wins = await Promise.all(
      Array.from(
        { length: CONTENDERS },
        () =>
          new Promise<number[]>((resolve, reject) => {
            const worker = new Worker(url, { workerData });
            worker.once('message', resolve);
            worker.once('error', reject);
          }),
      ),
    );
    const perRound = Array.from(
      { length: ROUNDS },
      (_, round) => wins.filter((won) => won.includes(round)).length,
    );
    return perRound.filter((winners) => winners !== 1).length;
  }

  it('one locks a free folder, in every round', { timeout: 60_000 }, async () => {
    expect(await lockAtOnce(undefined)).toBe(0);
  });

  it('one takes over a dead holder’s lock, in every round', { timeout: 60_000 }, async () => {
    expect(await lockAtOnce('999999999 5')).toBe(0);
  });
});
