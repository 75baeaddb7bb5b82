import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { H5_ORDER } from '../../test/order-kit.ts';
import { callServer, type ServerProcess, startServer } from '../../test/server-process.ts';

const sandboxPort = inject('sandboxPort');
const ORDERS = 5;

describe.runIf(inject('testDatabase').kind === 'embedded')('a demo whose process is killed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'juban-killed-'));
  let server: ServerProcess | undefined;
  const start = () => startServer({ dataDir, sandboxPort });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('[A-086] restarts on the same folder with all acknowledged data', async () => {
    const first = await start();
    const made = await fetch(`${first.url}/lab/api/users`, { method: 'POST' });
    const { token } = (await made.json()) as { token: string };
    const headers = { token, clientType: 'Android' };
    const orders = await Promise.all(
      Array.from({ length: ORDERS }, () => callServer(first.url, 'createPurchaseH5', H5_ORDER, headers)),
    );
    await first.kill();
    server = await start();
    for (const { data } of orders) {
      const kept = await callServer(server.url, 'getOrder', { orderNo: data.orderNo }, headers);
      expect(kept.data).toMatchObject({ orderNo: data.orderNo });
    }
    const report = await fetch(`${server.url}/lab/api/verify`);
    expect(await report.json()).toMatchObject({ violations: [] });
  });

  it('[A-086] refuses a second process while the first one runs', async () => {
    await expect(start()).rejects.toThrow(`the data folder ${dataDir} is in use by process`);
    expect((await fetch(`${server?.url}/readyz`)).status).toBe(200);
  });
});
