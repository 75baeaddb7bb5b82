import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRequest } from '../../../../test/alipay-kit.ts';
import { openPartner } from '../../../../test/partner-kit.ts';
import { type SandboxProcess, startSandbox } from '../../../../test/sandbox-process.ts';
import { NotificationRefused, ProviderUnavailable } from '../../../ports/payment-gateway.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_TIME_SCALE: '0' });
}, 60_000);
afterAll(() => sandbox.stop());

describe.each(['qihoo', 'lenovo'] as const)('%s', (provider) => {
  const kit = () => openPartner(sandbox, provider);
  async function opened(changes = {}) {
    const [partner, request] = [kit(), paymentRequest(changes)];
    await partner.gateway.start('qr', request);
    return { partner, request, query: () => partner.gateway.query('yujian', request.paymentNo) };
  }
  async function paid(changes = {}) {
    const made = await opened(changes);
    await made.partner.outcome(made.request.paymentNo, 'paid', 'drop');
    return made;
  }

  it.each(['qr', 'h5', 'page'] as const)(
    '[B-049] %s: an address that opens the cashier with the price',
    async (method) => {
      const { gateway } = kit();
      const request = paymentRequest({ fen: 1_905 });
      const start = await gateway.start(method, request);
      const address = 'body' in start ? start.body : 'qrContent' in start ? start.qrContent : '';
      const page = await (await fetch(address)).text();
      expect(page).toContain('¥19.05');
      expect(page).toContain(request.paymentNo);
      const form = { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' } as const;
      expect((await fetch(address, form)).headers.get('location')).toBe(request.returnUrl);
      expect(await gateway.query('yujian', request.paymentNo)).toMatchObject({ state: 'paid', fen: 1_905 });
      await expect(gateway.start('app', request)).rejects.toBeInstanceOf(ProviderUnavailable);
    },
  );

  it('querying: absent, open, paid with all compared fields', async () => {
    const { partner, request, query } = await opened();
    const { paymentNo } = request;
    const unknown = await partner.gateway.query('yujian', paymentRequest().paymentNo);
    expect(unknown).toMatchObject({ state: 'absent' });
    expect(await query()).toEqual({ brand: 'yujian', paymentNo, state: 'open' });
    const { trade } = await partner.outcome(paymentNo, 'paid', 'drop');
    const { appId, sellerId } = await partner.gateway.merchantOf('yujian');
    const fact = { state: 'paid', tradeNo: trade.tradeNo, fen: 2_500, currency: 'RMB', appId, sellerId };
    expect(await query()).toMatchObject(fact);
    expect(await partner.gateway.query('ddsp', paymentNo)).toMatchObject({ state: 'absent' });
    await expect(partner.gateway.start('qr', { ...request, fen: 1 })).rejects.toThrow('refused to create');
  });

  it('closing: open, repeated, paid meanwhile, unknown', async () => {
    const { partner, request } = await opened();
    const close = (paymentNo: string) => partner.gateway.close('yujian', paymentNo);
    for (const _time of [1, 2]) expect(await close(request.paymentNo)).toMatchObject({ state: 'closed' });
    await expect(partner.outcome(request.paymentNo, 'paid')).rejects.toThrow('closed');
    expect(await close((await paid()).request.paymentNo)).toMatchObject({ state: 'paid', fen: 2_500 });
    expect(await close(paymentRequest().paymentNo)).toMatchObject({ state: 'absent' });
  });

  it('refunding: in full, once per number, nothing unpaid', async () => {
    const { partner, request, query } = await paid();
    const { paymentNo, fen } = request;
    const input = {
      brand: 'yujian',
      paymentNo,
      refundNo: `R${paymentNo}`,
      fen,
      paidFen: fen,
      reason: '测试',
    } as const;
    const all = await Promise.all([1, 2, 3].map(() => partner.gateway.refund(input)));
    expect(all).toEqual(['done', 'done', 'done']);
    expect(await partner.trade(paymentNo)).toMatchObject({ refundedFen: fen });
    expect(await query()).toMatchObject({ state: 'closed' });
    await expect(partner.gateway.refund({ ...input, refundNo: 'another' })).rejects.toThrow(
      'refused to refund',
    );
    const waiting = (await opened()).request;
    await expect(partner.gateway.refund({ ...input, paymentNo: waiting.paymentNo })).rejects.toThrow(
      'refused',
    );
  });

  it('a notification is accepted by its signature, and keeps one id', async () => {
    const { partner, request } = await paid();
    const read = async () => {
      const { body, headers } = await partner.notification(request.paymentNo);
      return partner.gateway.readNotification({ brand: 'yujian', body: Buffer.from(body), headers });
    };
    const { fact, notificationId } = await read();
    const { appId, sellerId } = await partner.gateway.merchantOf('yujian');
    expect(fact).toMatchObject({ state: 'paid', paymentNo: request.paymentNo, fen: 2_500, appId, sellerId });
    expect((await read()).notificationId).toBe(notificationId);
  });

  it.each([
    ['amount', 'its signature is invalid'],
    ['key', 'its signature is invalid'],
    ['truncated', 'its signature is invalid'],
    ['app', 'it is for another application'],
    ['merchant', 'it is for another merchant'],
    ['stale', 'its timestamp is out of range'],
  ])('a notification forged by %s is refused: %s', async (forgery, why) => {
    const { partner, request } = await paid();
    const genuine = await partner.notification(request.paymentNo);
    const { body, headers } = await partner.notification(request.paymentNo, forgery);
    expect(body).not.toBe(genuine.body);
    const read = partner.gateway.readNotification({ brand: 'yujian', body: Buffer.from(body), headers });
    await expect(read).rejects.toThrow(why);
    await expect(read).rejects.toBeInstanceOf(NotificationRefused);
  });

  it('in the demo the console is read again when the secret changed', async () => {
    const { partner, query } = await paid();
    await partner.changeSecret();
    expect(await query()).toMatchObject({ state: 'paid' });
  });
});
