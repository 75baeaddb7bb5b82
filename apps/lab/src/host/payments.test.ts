import { beforeEach, describe, expect, it, vi } from 'vitest';
import { labApi } from '../lib/lab-api.ts';
import { buyInStore, payAtProvider, storePurchases } from './payments.ts';

beforeEach(() => storePurchases.set([]));

const callOf = (method: string) => ({ id: '1', method, args: { orderNo: 'P1' } });

describe('payments in the simulated app', () => {
  it.each([
    ['payAlipay', { provider: 'alipay' }],
    ['payWechat', { provider: 'wechat' }],
    ['payInfo360', {}],
  ])('[A-102] %s: the provider takes the payment before the page is told', async (method, named) => {
    const pay = vi.spyOn(labApi, 'pay').mockResolvedValue({});
    expect(await payAtProvider(callOf(method))).toBe('paid');
    expect(pay).toHaveBeenCalledExactlyOnceWith({
      orderNo: 'P1',
      outcome: 'paid',
      notify: 'once',
      ...named,
    });
    pay.mockRestore();
  });

  it('[A-102] a payment that the provider did not take is not reported as paid', async () => {
    const pay = vi.spyOn(labApi, 'pay').mockRejectedValue(new Error('沙箱没有应答'));
    await expect(payAtProvider(callOf('payAlipay'))).rejects.toThrow('沙箱没有应答');
    pay.mockRestore();
  });

  it('[A-102] the store signs purchases, and the device keeps each one once', async () => {
    vi.spyOn(labApi, 'buyInStore').mockResolvedValue({ jws: 'a.b.c' });
    expect(await buyInStore(callOf('purchaseIos'))).toEqual({ result: 'paid', jws: 'a.b.c' });
    await buyInStore(callOf('purchaseIos'));
    expect(storePurchases.get()).toEqual(['a.b.c']);
  });
});
