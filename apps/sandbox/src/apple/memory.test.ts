import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appleRoutes } from './apple.routes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'juban-apple-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const WISH = { brand: 'yujian', productId: 'month', price: 30_000, notifyUrl: 'http://127.0.0.1:9/notify' };

async function openStore() {
  const app = Fastify();
  await app.register(appleRoutes, { folder, scale: 0 });
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/apple/control/${path}`, payload })).json();
  return { app, post, console: (await app.inject('/apple/console/apps/yujian')).json() };
}

describe('persistence of the store', () => {
  it('restores its root, purchases and pending notifications', async () => {
    const before = await openStore();
    const { transactionId } = await before.post('purchase', { ...WISH, key: 'once', renewable: true });
    await before.app.close();

    const after = await openStore();
    expect(after.console).toEqual(before.console);
    expect((await after.post('purchase', { ...WISH, key: 'once' })).transactionId).toBe(transactionId);
    const renewal = await after.post('event', { transactionId, event: 'DID_RENEW', notify: 'drop' });
    expect(renewal).toMatchObject({ originalTransactionId: transactionId, price: 30_000 });
    expect(renewal.transactionId).not.toBe(transactionId);
    expect((await after.post('deliver', {})).sent).toHaveLength(1);
    await after.post('reset', {});
    await after.app.close();

    const later = await openStore();
    expect(await later.post('deliver', {})).toEqual({ sent: [], pending: 0 });
    expect((await later.post('purchase', { ...WISH, key: 'once' })).transactionId).not.toBe(transactionId);
    await later.app.close();
  });

  it('a reset also removes notifications that were held for reordering', async () => {
    const store = await openStore();
    await store.post('fault', { fault: 'reorder' });
    await store.post('purchase', WISH);
    expect((await store.post('deliver', {})).sent).toEqual([]);
    await store.post('reset', {});
    await store.post('purchase', WISH);
    expect((await store.post('deliver', {})).sent).toHaveLength(1);
    await store.app.close();
  });

  it('signs with a chain of three under the root in its console', async () => {
    const store = await openStore();
    const { jws } = await store.post('purchase', WISH);
    const header = JSON.parse(Buffer.from(String(jws).split('.')[0] ?? '', 'base64url').toString());
    const chain = header.x5c.map((one: string) => new X509Certificate(Buffer.from(one, 'base64')));
    const root = new X509Certificate(Buffer.from(store.console.roots[0], 'base64'));
    expect(chain).toHaveLength(3);
    expect(chain[0].verify(chain[1].publicKey) && chain[0].checkIssued(chain[1])).toBe(true);
    expect(chain[1].verify(root.publicKey) && chain[1].checkIssued(root)).toBe(true);
    expect([chain[0].ca, chain[1].ca]).toEqual([false, true]);
    await store.app.close();
  });
});
