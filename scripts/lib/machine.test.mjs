import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';
import { exec } from './exec.mjs';
import { outsidePath } from './paths.mjs';
import { demandFreePorts } from './ports.mjs';
import { newestFirst } from './postgres.mjs';

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
  it('refuses a taken port in one line that names it', async () => {
    const port = await listen();
    const wanted = [{ port, host: '127.0.0.1', name: 'SANDBOX_PORT' }];
    await expect(demandFreePorts(wanted)).rejects.toThrow(
      `Port ${port} on 127.0.0.1 (SANDBOX_PORT) is taken`,
    );
    servers.pop().close();
    await expect(demandFreePorts(wanted)).resolves.toBeUndefined();
  });
});

describe('programs of the machine', () => {
  it('leaves the folder of npm links out of the PATH that npm itself runs with', () => {
    expect(outsidePath('/repo/node_modules/.bin:/usr/bin:/a/node_modules/.bin/:/bin')).toBe('/usr/bin:/bin');
  });

  it('takes the newest PostgreSQL by number, not by spelling', () => {
    expect(newestFirst(['9.6', '15', '17', '10', 'lost+found'])).toEqual(['17', '15', '10', '9.6']);
  });

  it('takes the browser that CHROMIUM_PATH names', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/chromium', PATH: '' })).toBe('/opt/chromium');
  });
});

describe('commands', () => {
  it('answers code and output, also of a command that does not exist', async () => {
    expect(await exec(process.execPath, ['-e', 'console.log(1); process.exit(3)'])).toMatchObject({
      code: 3,
      output: '1\n',
    });
    expect(await exec('no-such-program-here', [])).toMatchObject({ code: 127 });
  });

  it('stops a command at its time limit', async () => {
    const run = await exec(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { limitMs: 300 });
    expect(run).toMatchObject({ timedOut: true, code: 1 });
  });
});
