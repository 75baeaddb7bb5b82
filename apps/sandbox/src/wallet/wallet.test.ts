import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQihoo } from '../../test/pay-partner-kit.ts';

const PAID = { outTradeNo: 'kept', outcome: 'paid' };

describe('cashier of any wallet', () => {
  let qihoo: Awaited<ReturnType<typeof openQihoo>>;
  beforeAll(async () => {
    qihoo = await openQihoo();
  });
  afterAll(() => qihoo.app.close());
  afterEach(() => void vi.useRealTimers());

  let count = 0;
  async function cashier(changes: object = {}) {
    count += 1;
    const paymentNo = `cashier-${count}`;
    return { paymentNo, path: await qihoo.open({ paymentNo, ...changes }) };
  }
  const show = async (path: string) => (await qihoo.app.inject(path)).body;
  const statusOf = async (no: string) => (await qihoo.control<{ status: string }>(`trades/${no}`)).status;

  it('shows price, goods and the sandbox notice, without a script', async () => {
    const page = await show((await cashier()).path);
    expect(page).toContain('¥19.90');
    expect(page).toContain('&lt;b&gt;季卡&lt;/b&gt;');
    expect(page).toContain('不会扣除真实资金');
    expect(page).not.toContain('<script');
  });

  it('pay: returns to the merchant; a second tap takes no second payment', async () => {
    const { path, paymentNo } = await cashier();
    const answer = await qihoo.tap(path, 'pay');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, 'http://127.0.0.1:9/back']);
    expect(await statusOf(paymentNo)).toBe('PAID');
    expect((await qihoo.tap(path, 'pay')).statusCode).toBe(409);
    expect(await show(path)).toContain('支付成功');
  });

  it('fail and cancel: show the result and allow another attempt', async () => {
    const { path, paymentNo } = await cashier();
    expect((await qihoo.tap(path, 'fail')).body).toContain('支付没有成功');
    expect((await qihoo.tap(path, 'cancel')).body).toContain('已取消支付');
    expect(await statusOf(paymentNo)).toBe('WAIT');
    expect((await qihoo.tap(path, 'pay')).statusCode).toBe(303);
  });

  it('after the time limit: shows the trade as closed, without a button', async () => {
    const page = await show((await cashier({ expiresAt: '1' })).path);
    expect(page).toContain('订单已关闭');
    expect(page).not.toContain('<button');
  });

  it('an address expires, and is valid again after the order is requested again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const expiresAt = String(Date.now() + 86_400_000);
    const { path, paymentNo } = await cashier({ expiresAt });
    vi.setSystemTime(Date.now() + 121 * 60_000);
    expect((await qihoo.app.inject(path)).statusCode).toBe(410);
    expect((await qihoo.tap(path, 'pay')).statusCode).toBe(410);
    expect(await qihoo.open({ paymentNo, expiresAt })).toBe(path);
    expect((await qihoo.app.inject(path)).statusCode).toBe(200);
  });

  it('an unknown handle gives no trade', async () => {
    expect((await qihoo.app.inject('/qihoo/cashier/nobody')).statusCode).toBe(404);
  });

  it.each([
    ['4001', { app: 'nobody' }],
    ['4000', { at: '1' }],
    ['4000', { amount: '0' }],
    ['4000', { currency: 'USD' }],
    ['4000', { notifyUrl: 'javascript:alert(1)' }],
    ['4000', { title: '' }],
  ])('answers %s to an order with %j', async (code, changes) => {
    await expect(qihoo.open({ paymentNo: 'bad', ...changes })).rejects.toThrow(code);
  });

  it('answers 4001 to a request signed with another secret', async () => {
    expect(await qihoo.call('query', { paymentNo: 'x' }, 'guessed')).toMatchObject({ code: '4001' });
  });
});

describe('persistence of a wallet', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'juban-wallet-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('restores keys, trades and pending notifications, even after a crash in the middle of a line', async () => {
    const before = await openQihoo(folder);
    const path = await before.open();
    await before.control('outcome', PAID);
    await before.app.close();
    appendFileSync(join(folder, 'qihoo-trades.jsonl'), '{"trade":{"outTra');

    const after = await openQihoo(folder);
    expect(after.account).toEqual(before.account);
    expect((await after.app.inject(path)).body).toContain('支付成功');
    const { sent } = await after.control<{ sent: unknown[] }>('deliver', {});
    expect(sent).toHaveLength(1);
    await after.app.close();
  });

  it('a reset removes trades and keeps keys', async () => {
    const before = await openQihoo(folder);
    await before.open();
    await before.control('outcome', PAID);
    await before.control('reset', {});
    await before.app.close();

    const after = await openQihoo(folder);
    expect(after.account).toEqual(before.account);
    expect(await after.control('successes')).toEqual([]);
    expect(await after.control('deliver', {})).toEqual({ sent: [], pending: 0 });
    await after.app.close();
  });

  it('a reset also removes notifications that were held for reordering', async () => {
    const qihoo = await openQihoo();
    const sentFor = async (paymentNo: string) => {
      await qihoo.open({ paymentNo });
      await qihoo.control('outcome', { outTradeNo: paymentNo, outcome: 'paid' });
      return (await qihoo.control<{ sent: unknown[] }>('deliver', {})).sent;
    };
    await qihoo.control('fault', { fault: 'reorder' });
    expect(await sentFor('gone')).toEqual([]);
    await qihoo.control('reset', {});
    expect(await sentFor('next')).toMatchObject([{ outTradeNo: 'next' }]);
    await qihoo.app.close();
  });
});
