import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { supervise } from './supervise.mjs';

const FOREVER = 'setInterval(() => {}, 1000)';
const children = [];

function start(code) {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

const alive = (child) => child.exitCode === null && child.signalCode === null;

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  vi.restoreAllMocks();
});

describe('processes of the product', () => {
  it("returns the server's exit code and stops the sandbox", async () => {
    const sandbox = start(FOREVER);
    expect(await supervise(start('process.exit(7)'), [{ name: 'sandbox', child: sandbox }])).toBe(7);
    expect(alive(sandbox)).toBe(false);
  });

  it('stops the server and returns 1 when the sandbox ends', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = start(FOREVER);
    expect(await supervise(server, [{ name: 'sandbox', child: start('process.exit(0)') }])).toBe(1);
    expect(alive(server)).toBe(false);
    expect(complaint).toHaveBeenCalledWith('The sandbox ended with code 0; stopping the server.');
  });

  it('passes a signal on once and returns the server’s result', async () => {
    const server = start(
      `let n = 0; process.on('SIGTERM', () => { n++; setTimeout(() => process.exit(10 + n), 100) }); ${FOREVER}; console.log('up')`,
    );
    await once(server.stdout, 'data');
    const end = supervise(server);
    process.emit('SIGTERM', 'SIGTERM');
    process.emit('SIGTERM', 'SIGTERM');
    expect(await end).toBe(11);
  });

  it('returns 128 plus the number of the signal that ended the server', async () => {
    const server = start(FOREVER);
    const end = supervise(server);
    server.kill('SIGKILL');
    expect(await end).toBe(137);
  });
});
