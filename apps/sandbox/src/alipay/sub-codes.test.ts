import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alipay, openAlipay } from '../../test/alipay-kit.ts';

let alipay: Alipay;
beforeAll(async () => {
  alipay = await openAlipay();
}, 30_000);
afterAll(() => alipay.app.close());

let count = 0;
const newOrder = (changes: object = {}) => {
  count += 1;
  return { out_trade_no: `trade-${count}`, total_amount: '25.00', subject: '月卡', ...changes };
};

/** Brings a new trade into a state and returns its number. */
const SITUATIONS = {
  absent: async () => newOrder().out_trade_no,
  unseen: async () => {
    const order = newOrder();
    await alipay.call('alipay.trade.precreate', order);
    return order.out_trade_no;
  },
  waiting: async () => {
    const order = newOrder();
    await alipay.open(order);
    return order.out_trade_no;
  },
  paid: async () => {
    const outTradeNo = await SITUATIONS.waiting();
    await alipay.control('outcome', { outTradeNo, outcome: 'paid', notify: 'drop' });
    return outTradeNo;
  },
  closed: async () => {
    const outTradeNo = await SITUATIONS.waiting();
    await alipay.control('outcome', { outTradeNo, outcome: 'closed', notify: 'drop' });
    return outTradeNo;
  },
  refunded: async () => {
    const outTradeNo = await SITUATIONS.paid();
    await alipay.call('alipay.trade.refund', {
      out_trade_no: outTradeNo,
      refund_amount: '25.00',
      out_request_no: 'R1',
    });
    return outTradeNo;
  },
};
type Situation = keyof typeof SITUATIONS;

const CONTENTS: Record<string, (no: string) => object> = {
  query: (no) => ({ out_trade_no: no }),
  close: (no) => ({ out_trade_no: no }),
  refund: (no) => ({ out_trade_no: no, refund_amount: '25.00', out_request_no: 'R1' }),
  precreate: (no) => ({ out_trade_no: no, total_amount: '25.00', subject: '月卡' }),
  'fastpay.refund.query': (no) => ({ out_trade_no: no, out_request_no: 'R1' }),
};

/**
 * Expected answer of each call in each state: a status or field on success, otherwise the provider's code.
 */
const TRUTH: ReadonlyArray<readonly [string, Readonly<Record<Situation, string>>]> = [
  [
    'query',
    {
      absent: 'ACQ.TRADE_NOT_EXIST',
      unseen: 'ACQ.TRADE_NOT_EXIST',
      waiting: 'trade_status=WAIT_BUYER_PAY',
      paid: 'trade_status=TRADE_SUCCESS',
      closed: 'trade_status=TRADE_CLOSED',
      refunded: 'trade_status=TRADE_CLOSED',
    },
  ],
  [
    'close',
    {
      absent: 'ACQ.TRADE_NOT_EXIST',
      unseen: 'ACQ.TRADE_NOT_EXIST',
      waiting: 'code=10000',
      paid: 'ACQ.TRADE_STATUS_ERROR',
      closed: 'ACQ.TRADE_STATUS_ERROR',
      refunded: 'ACQ.TRADE_STATUS_ERROR',
    },
  ],
  [
    'refund',
    {
      absent: 'ACQ.TRADE_NOT_EXIST',
      unseen: 'ACQ.TRADE_NOT_EXIST',
      waiting: 'ACQ.TRADE_STATUS_ERROR',
      paid: 'fund_change=Y',
      closed: 'ACQ.TRADE_HAS_CLOSE',
      refunded: 'fund_change=N',
    },
  ],
  [
    'precreate',
    {
      absent: 'code=10000',
      unseen: 'code=10000',
      waiting: 'code=10000',
      paid: 'ACQ.TRADE_HAS_SUCCESS',
      closed: 'ACQ.TRADE_HAS_CLOSE',
      refunded: 'ACQ.TRADE_HAS_SUCCESS',
    },
  ],
  [
    'fastpay.refund.query',
    {
      absent: 'ACQ.TRADE_NOT_EXIST',
      unseen: 'ACQ.TRADE_NOT_EXIST',
      waiting: 'refund_status=undefined',
      paid: 'refund_status=undefined',
      closed: 'refund_status=undefined',
      refunded: 'refund_status=REFUND_SUCCESS',
    },
  ],
];
const CASES = TRUTH.flatMap(([method, answers]) =>
  Object.entries(answers).map(([situation, answer]) => [method, situation as Situation, answer] as const),
);

describe('calls by trade state', () => {
  it.each(CASES)('%s of a trade %s gives %s', async (method, situation, answer) => {
    const outTradeNo = await SITUATIONS[situation]();
    const { node, isSigned } = await alipay.call(
      `alipay.trade.${method}`,
      CONTENTS[method]?.(outTradeNo) ?? {},
    );
    expect(isSigned).toBe(true);
    const [field = '', value] = answer.split('=');
    if (value === undefined) expect(node).toMatchObject({ code: '40004', sub_code: answer });
    else expect(`${field}=${node[field]}`).toBe(answer);
  });
});

describe('invalid orders', () => {
  it.each([
    ['ACQ.INVALID_PARAMETER', { total_amount: '25.001' }],
    ['ACQ.INVALID_PARAMETER', { total_amount: '-1' }],
    ['ACQ.INVALID_PARAMETER', { total_amount: '1e3' }],
    ['ACQ.TOTAL_FEE_EXCEED', { total_amount: '0.00' }],
    ['ACQ.TOTAL_FEE_EXCEED', { total_amount: '100000000.01' }],
    ['ACQ.INVALID_PARAMETER', { subject: '' }],
    ['ACQ.INVALID_PARAMETER', { out_trade_no: 'a b' }],
    ['ACQ.INVALID_PARAMETER', { time_expire: 'tomorrow' }],
  ])('gives %s for %j', async (subCode, changes) => {
    const { node } = await alipay.call('alipay.trade.precreate', newOrder(changes));
    expect(node).toMatchObject({ code: '40004', sub_code: subCode });
  });

  it.each([{ total_amount: '24.99' }, { subject: '年卡' }])(
    'refuses %j for a number in use',
    async (changes) => {
      const outTradeNo = await SITUATIONS.waiting();
      const content = { ...CONTENTS.precreate?.(outTradeNo), ...changes };
      const { node } = await alipay.call('alipay.trade.precreate', content);
      expect(node.sub_code).toBe('ACQ.CONTEXT_INCONSISTENT');
    },
  );

  it.each([
    ['26.00', 'R2', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'],
    ['0.00', 'R2', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'],
    ['x', 'R2', 'ACQ.INVALID_PARAMETER'],
    ['9.00', 'R1', 'ACQ.DISCORDANT_REPEAT_REQUEST'],
    ['15.01', 'R2', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'],
  ])('a refund of %s as %s after one of 10.00 as R1 gives %s', async (amount, requestNo, subCode) => {
    const outTradeNo = await SITUATIONS.paid();
    const refund = (refund_amount: string, out_request_no: string) =>
      alipay.call('alipay.trade.refund', { out_trade_no: outTradeNo, refund_amount, out_request_no });
    await refund('10.00', 'R1');
    expect((await refund(amount, requestNo)).node.sub_code).toBe(subCode);
  });
});

describe('calls not signed by the merchant', () => {
  const query = { out_trade_no: 'x' };
  it.each([
    ['isv.missing-method', { method: '' }],
    ['isv.invalid-method', { method: 'alipay.trade.steal' }],
    ['isv.missing-app-id', { app_id: '' }],
    ['isv.invalid-app-id', { app_id: '2021000000000000' }],
    ['isv.missing-signature-type', { sign_type: '' }],
    ['isv.invalid-signature-type', { sign_type: 'RSA' }],
    ['isv.missing-timestamp', { timestamp: '' }],
    ['isv.invalid-timestamp', { timestamp: 'now' }],
    ['isv.invalid-timestamp', { timestamp: '2026-01-01 00:00:00' }],
    ['isv.missing-version', { version: '' }],
    ['ACQ.INVALID_PARAMETER', { biz_content: '{' }],
    ['ACQ.INVALID_PARAMETER', { notify_url: 'javascript:alert(1)' }],
  ])('gives %s for %j', async (subCode, changes) => {
    const { node } = await alipay.call('alipay.trade.query', query, changes as Record<string, string>);
    expect(node.sub_code).toBe(subCode);
  });

  it('gives isv.missing-signature without a signature, and isv.invalid-signature if it covers other fields', async () => {
    const fields = alipay.fieldsOf('alipay.trade.query', query);
    expect((await alipay.send(fields)).node.sub_code).toBe('isv.missing-signature');
    const changed = { ...alipay.sign(fields), biz_content: '{"out_trade_no":"y"}' };
    expect((await alipay.send(changed)).node.sub_code).toBe('isv.invalid-signature');
  });
});
