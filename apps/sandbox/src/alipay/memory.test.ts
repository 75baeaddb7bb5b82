import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAlipay } from '../../test/alipay-kit.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'juban-alipay-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ORDER = { out_trade_no: 'kept', total_amount: '25.00', subject: '月卡' };
const NOTIFY = { notify_url: 'http://127.0.0.1:9/notify' };
const PAID = { outTradeNo: 'kept', outcome: 'paid' };

describe('persistence of the provider', { timeout: 30_000 }, () => {
  it('restores keys, trades and pending notifications, even after a crash in the middle of a line', async () => {
    const before = await openAlipay(folder);
    const path = await before.open(ORDER, NOTIFY);
    await before.control('outcome', PAID);
    await before.app.close();
    appendFileSync(join(folder, 'alipay-trades.jsonl'), '{"trade":{"outTra');

    const after = await openAlipay(folder);
    expect(after.account).toEqual(before.account);
    expect(await after.control('trades/kept')).toMatchObject({ status: 'TRADE_SUCCESS', fen: 2_500 });
    expect((await after.app.inject(path)).body).toContain('支付成功');
    const { sent } = await after.control<{ sent: unknown[] }>('deliver', {});
    expect(sent).toHaveLength(1);
    await after.open({ ...ORDER, out_trade_no: 'next' });
    await after.app.close();

    const later = await openAlipay(folder);
    expect(await later.control('trades/next')).toMatchObject({ status: 'WAIT_BUYER_PAY' });
    await later.app.close();
  });

  it('a reset removes trades and keeps keys', async () => {
    const before = await openAlipay(folder);
    await before.open(ORDER, NOTIFY);
    await before.control('outcome', PAID);
    await before.control('reset', {});
    await before.app.close();

    const after = await openAlipay(folder);
    expect(after.account).toEqual(before.account);
    expect(await after.control('successes')).toEqual([]);
    expect(await after.control('deliver', {})).toEqual({ sent: [], pending: 0 });
    await after.app.close();
  });

  it('a reset also removes notifications that were held for reordering', async () => {
    const alipay = await openAlipay();
    const sentFor = async (outTradeNo: string) => {
      await alipay.open({ ...ORDER, out_trade_no: outTradeNo }, NOTIFY);
      await alipay.control('outcome', { outTradeNo, outcome: 'paid' });
      return (await alipay.control<{ sent: unknown[] }>('deliver', {})).sent;
    };
    await alipay.control('fault', { fault: 'reorder' });
    expect(await sentFor('gone')).toEqual([]);
    await alipay.control('reset', {});
    expect(await sentFor('next')).toMatchObject([{ number: 'next' }]);
    await alipay.app.close();
  });

  it('keeps nothing without a folder', async () => {
    const [one, other] = [await openAlipay(), await openAlipay()];
    expect(one.account.appId).not.toBe(other.account.appId);
    await Promise.all([one.app.close(), other.app.close()]);
  });
});
