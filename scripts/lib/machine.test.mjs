import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';
import { exec } from './exec.mjs';
import { outsidePath } from './paths.mjs';
import { requireFreePorts } from './ports.mjs';
import { newestFirst } from './postgres.mjs';
import { temporaryFolder } from './runners.mjs';

const servers = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function listen() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server.address().port));
    servers.push(server);
  });
}

describe('ports', () => {
  it('refuses a used port with one line that names it', async () => {
    const port = await listen();
    const wanted = [{ port, host: '127.0.0.1', name: 'SANDBOX_PORT' }];
    await expect(requireFreePorts(wanted)).rejects.toThrow(
      `Port ${port} on 127.0.0.1 (SANDBOX_PORT) is taken`,
    );
    servers.pop().close();
    await expect(requireFreePorts(wanted)).resolves.toBeUndefined();
  });
});

describe('programs of the machine', () => {
  it('removes the folder of npm links from the PATH that npm runs with', () => {
    expect(outsidePath('/repo/node_modules/.bin:/usr/bin:/a/node_modules/.bin/:/bin')).toBe('/usr/bin:/bin');
  });

  it('selects the newest PostgreSQL by number, not alphabetically', () => {
    expect(newestFirst(['9.6', '15', '17', '10', 'lost+found'])).toEqual(['17', '15', '10', '9.6']);
  });

  it('uses the browser in CHROMIUM_PATH', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/chromium', PATH: '' })).toBe('/opt/chromium');
  });
});

describe('folder of the test databases', () => {
  it.each([
    ['is in memory where 8 GB are free', () => ({ bavail: 8e6, bsize: 1000 }), { TMPDIR: '/dev/shm' }],
    ['is on disk where less is free', () => ({ bavail: 8e6 - 1, bsize: 1000 }), {}],
    [
      'is on disk where there is no such folder',
      () => {
        throw new Error('ENOENT');
      },
      {},
    ],
  ])('%s', (_case, statfs, expected) => {
    expect(temporaryFolder(statfs)).toEqual(expected);
  });
});

describe('commands', () => {
  it('return exit code and output, also for a command that does not exist', async () => {
    expect(await exec(process.execPath, ['-e', 'console.log(1); process.exit(3)'])).toMatchObject({
      code: 3,
      output: '1\n',
    });
    expect(await exec('no-such-program-here', [])).toMatchObject({ code: 127 });
  });

  it('are stopped at their time limit', async () => {
    const run = await exec(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { limitMs: 300 });
    expect(run).toMatchObject({ timedOut: true, code: 1 });
  });
});
