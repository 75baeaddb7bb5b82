import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { paymentTexts } from '../texts/payment.ts';
import { paymentSchemas } from './payment.schemas.ts';
import { qrSchemas } from './qr.schemas.ts';

const H5 = { goodsCode: 'vip-30', payChannel: 'aliPay', sellingChannelId: '2', returnUrl: '/vip' };
const APP = { goodsId: 'vip-30', payChannel: 'aliPay', sellingChannelId: 2 };

const readH5 = (input: object) => z.safeParse(paymentSchemas.createPurchaseH5.input, { ...H5, ...input });
const firstMessage = (read: { error?: z.core.$ZodError | undefined }) => read.error?.issues[0]?.message;

describe('purchase input', () => {
  it('[B-046] accepts numbers as text and text as numbers, and drops unknown fields', () => {
    const read = z.parse(paymentSchemas.createPurchase.input, {
      ...APP,
      goodsId: 1024,
      sellingChannelId: '14',
      deviceId: 'x',
    });
    expect(read).toEqual({
      payChannel: 'aliPay',
      goodsId: '1024',
      sellingChannelId: 14,
      source: '',
      from_path: '',
    });
  });

  it.each(['price', 'Amount', 'totalFee', 'fen', 'money', 'payPrice', 'order_total'])(
    '[B-097] is refused if it contains %s, in both calls',
    (name) => {
      expect(firstMessage(readH5({ [name]: 1 }))).toBe(paymentTexts.priceSent);
      const app = z.safeParse(paymentSchemas.createPurchase.input, { ...APP, [name]: '0.01' });
      expect(firstMessage(app)).toBe(paymentTexts.priceSent);
    },
  );

  it.each([
    ['createQr', { ...H5, renew: 0 }],
    ['getTvQr', { goodsCode: 'vip-30', sellingChannelId: '2' }],
    ['payOrder', { orderNo: '261115091200123451', payChannel: 'wechat' }],
    ['payHandoffOrder', { orderInfoMD5: 'a'.repeat(32) }],
  ] as const)('[B-097] so is one that sends it with %s', (name, input) => {
    const { input: schema } = qrSchemas[name];
    expect(z.safeParse(schema, input).success).toBe(true);
    expect(firstMessage(z.safeParse(schema, { ...input, price: '0.01' }))).toBe(paymentTexts.priceSent);
  });

  it('[B-046] cuts a long referrer, so that it cannot prevent a purchase', () => {
    const read = readH5({ source: 's'.repeat(65), from_path: `/${'p'.repeat(300)}`, oaid: 'o'.repeat(100) });
    expect(read.data).toMatchObject({ source: 's'.repeat(64), oaid: 'o'.repeat(64) });
    expect(read.data?.from_path).toHaveLength(256);
  });

  it('[B-046] drops characters that PostgreSQL cannot store', () => {
    expect(readH5({ source: 'a\u0000b\u001fc', from_path: '/x\ud83d' }).data).toMatchObject({
      source: 'abc',
      from_path: '/x\ufffd',
    });
    const refund = { orderNo: '261115091200123451', reason: '\u0000不想要了' };
    expect(z.parse(paymentSchemas.requestRefund.input, refund).reason).toBe('不想要了');
  });

  it.each(['', '/', '/vip/pay-result', '/h5/vip?a=1&b=%2F%2F#x', '/vip?from=/a/b'])(
    '[B-048] accepts the return address %j',
    (returnUrl) => {
      expect(readH5({ returnUrl }).success).toBe(true);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/a//evil.example',
    '/\t/evil.example',
    '/vip\n',
    'vip',
    'javascript:alert(1)',
    '/\u4f1a\u5458',
    `/${'a'.repeat(512)}`,
  ])('[B-097] refuses the return address %j', (returnUrl) => {
    expect(firstMessage(readH5({ returnUrl }))).toBe(paymentTexts.foreignReturn);
  });

  it.each([
    [{ payChannel: 'alipay' }, paymentTexts.unknownPayChannel],
    [{ payChannel: null }, paymentTexts.unknownPayChannel],
    [{ goodsCode: 'a b' }, paymentTexts.unknownGoods],
    [{ goodsCode: -1 }, paymentTexts.unknownGoods],
    [{ goodsCode: ['vip-30'] }, paymentTexts.unknownGoods],
    [{ sellingChannelId: '2.5' }, paymentTexts.unknownGoods],
    [{ sellingChannelId: 1e9 }, paymentTexts.unknownGoods],
  ])('[B-097] reports the problem of %j', (input, message) => {
    expect(firstMessage(readH5(input))).toBe(message);
  });
});

describe('order number', () => {
  it.each([
    ['261115091200123451', true],
    ['26111509120012345987654321', true],
    ['26111509120012345', false],
    [261115091200123, false],
    ["261115091200123451'", false],
    ['1'.repeat(37), false],
  ])('%j: %s', (orderNo, isOne) => {
    expect(z.safeParse(paymentSchemas.getOrder.input, { orderNo }).success).toBe(isOne);
  });
});

describe('pages of orders', () => {
  it.each([
    [{}, { pageNum: 1, pageSize: 20 }],
    [
      { pageNum: '3', pageSize: 100 },
      { pageNum: 3, pageSize: 100 },
    ],
    [{ pageSize: '101' }, undefined],
    [{ pageNum: '0' }, undefined],
    [{ pageNum: 1.5 }, undefined],
  ])('[B-101] parses %j as %j', (input, page) => {
    expect(z.safeParse(paymentSchemas.listOrders.input, input).data).toEqual(page);
  });
});
