import { EventEmitter } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromRoot } from './paths.mjs';
import { spawnRestartingService } from './restarting-service.mjs';
import { spawnService } from './supervise.mjs';

const SOURCE = fromRoot('apps/server/src/lib/secrets.ts');
const MIGRATION = fromRoot('apps/server/src/db/migrations/9999_new.sql');
const NOT_LOADED = [
  fromRoot('apps/server/src/lib/secrets.test.ts'),
  fromRoot('apps/server/test/kit.ts'),
  fromRoot('packages/contract/src/texts/home.ts'),
];

let children;
let change;
let service;

class Child extends EventEmitter {
  kill = vi.fn((signal) => setImmediate(() => this.emit('exit', null, signal)));
}

function start() {
  const spawn = () => {
    children.push(new Child());
    return children.at(-1);
  };
  const openFiles = (onChange) => {
    change = onChange;
    return { add: () => {}, close: () => {} };
  };
  service = spawnRestartingService({ entry: 'apps/server/src/demo.ts', env: {} }, { spawn, openFiles });
  children[0].emit('message', { loaded: [SOURCE] });
}

const settle = async () => {
  await vi.advanceTimersByTimeAsync(1000);
  await new Promise(setImmediate);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  children = [];
});

afterEach(() => {
  service?.kill('SIGKILL');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a service of npm run dev', () => {
  it('restarts once for several changes of its modules', async () => {
    start();
    change(SOURCE);
    change(SOURCE);
    await settle();
    expect(children).toHaveLength(2);
    expect(children[0].kill).toHaveBeenCalledExactlyOnceWith('SIGTERM');
    expect(console.log).toHaveBeenCalledWith(
      'Restarting apps/server/src/demo.ts: apps/server/src/lib/secrets.ts changed.',
    );
  });

  it('restarts for a new migration', async () => {
    start();
    change(MIGRATION);
    await settle();
    expect(children).toHaveLength(2);
  });

  it.each(NOT_LOADED)('does not restart for %s, which it has not loaded', async (file) => {
    start();
    change(file);
    await settle();
    expect(children).toHaveLength(1);
  });

  it('waits for a change after it has failed', async () => {
    start();
    const exit = vi.fn();
    service.once('exit', exit);
    children[0].emit('exit', 1, null);
    await settle();
    expect(children).toHaveLength(1);
    expect(exit).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledWith(
      'apps/server/src/demo.ts ended (code 1). It restarts when one of its files changes.',
    );
    change(SOURCE);
    await settle();
    expect(children).toHaveLength(2);
  });

  it('passes a signal on and does not restart after it', async () => {
    start();
    const exit = vi.fn();
    service.once('exit', exit);
    change(SOURCE);
    service.kill('SIGINT');
    await settle();
    expect(children).toHaveLength(1);
    expect(exit).toHaveBeenCalledExactlyOnceWith(null, 'SIGINT');
    expect(service.signalCode).toBe('SIGINT');
  });

  it('exits at once when it is not running', () => {
    start();
    children[0].emit('exit', 1, null);
    service.kill('SIGTERM');
    expect(service.exitCode).toBe(1);
  });
});

describe('real files and processes', () => {
  it('reports the modules that a service loads, without packages', async () => {
    vi.useRealTimers();
    const reported = [];
    const spawn = (options) => {
      const child = spawnService(options);
      child.on('message', ({ loaded }) => reported.push(...loaded));
      children.push(child);
      return child;
    };
    service = spawnRestartingService({ entry: 'scripts/lib/args.mjs', env: {} }, { spawn });
    await vi.waitFor(() => expect(children[0].exitCode).toBe(0), { timeout: 20_000 });
    expect(reported.map((file) => path.relative(fromRoot(), file))).toEqual([
      'scripts/lib/args.mjs',
      'scripts/lib/refusal.mjs',
    ]);
  });

  it('notices a file that is replaced, as editors do when saving', async () => {
    vi.useRealTimers();
    const folder = mkdtempSync(path.join(tmpdir(), 'juban-watch-'));
    const file = path.join(folder, 'module.ts');
    writeFileSync(file, '1');
    const spawn = () => {
      children.push(new Child());
      return children.at(-1);
    };
    service = spawnRestartingService({ entry: 'module.ts', env: {} }, { spawn });
    children[0].emit('message', { loaded: [file] });
    for (const count of [2, 3]) {
      writeFileSync(`${file}.new`, String(count));
      renameSync(`${file}.new`, file);
      await vi.waitFor(() => expect(children).toHaveLength(count), { timeout: 20_000 });
      children.at(-1).emit('message', { loaded: [file] });
    }
    rmSync(folder, { recursive: true });
  });
});
