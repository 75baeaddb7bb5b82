import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alipay, openAlipay } from '../../test/alipay-kit.ts';
import { addDays } from './calendar.ts';

const NOTIFY = 'http://127.0.0.1:9/notify';
let alipay: Alipay;
beforeAll(async () => {
  alipay = await openAlipay();
}, 30_000);
afterAll(() => alipay.app.close());

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
/** The next date with that day of the month, at least a month away. */
const inTwoMonths = (day: string) => `${addDays(today(), 62).slice(0, 8)}${day}`;

let count = 0;
function order(rule: object = {}, signing: object = {}, changes: object = {}) {
  count += 1;
  return {
    out_trade_no: `first-${count}`,
    total_amount: '19.00',
    subject: '连续包月',
    product_code: 'CYCLE_PAY_AUTH',
    agreement_sign_params: {
      personal_product_code: 'CYCLE_PAY_AUTH_P',
      sign_scene: 'INDUSTRY|DIGITAL_MEDIA',
      external_agreement_no: `C${count}`,
      access_params: { channel: 'ALIPAYAPP' },
      period_rule_params: {
        period_type: 'MONTH',
        period: '1',
        execute_time: inTwoMonths('15'),
        single_amount: '19.00',
        ...rule,
      },
      ...signing,
    },
    ...changes,
  };
}
const open = (content: object) => alipay.open(content, { notify_url: NOTIFY });
async function signed(rule: object = {}) {
  const first = order(rule);
  const path = await open(first);
  await alipay.tap(path, 'pay');
  const externalNo = first.agreement_sign_params.external_agreement_no;
  const { agreementNo } = await alipay.control<{ agreementNo: string }>(`agreements/${externalNo}`);
  return { externalNo, agreementNo, path };
}
const charge = (agreementNo: string, changes: object = {}) => {
  count += 1;
  const content = { out_trade_no: `charge-${count}`, total_amount: '19.00', subject: '续费' };
  const asked = { ...content, agreement_params: { agreement_no: agreementNo }, ...changes };
  return alipay.call('alipay.trade.pay', asked, { notify_url: NOTIFY });
};
const moveTo = (day: string) =>
  alipay.control('clock', {
    origin: 'http://127.0.0.1:9',
    offsetMs: Date.parse(`${day}T04:00:00Z`) - Date.now(),
  });

describe('signing terms', () => {
  it.each([
    ['the 29th', { execute_time: inTwoMonths('29') }],
    ['no day at all', { execute_time: '2027-02-30' }],
    ['a day that is over', { execute_time: '2020-01-15' }],
    ['every 6 days', { period_type: 'DAY', period: '6' }],
    ['nothing', { single_amount: '0.00' }],
  ])('refuse %s', async (_case, rule) => {
    await expect(open(order(rule))).rejects.toThrow('ACQ.INVALID_PARAMETER');
  });

  it.each([
    ['another product', { product_code: 'QUICK_WAP_WAY' }],
    ['a number with a dash', { agreement_sign_params: order({}, { external_agreement_no: 'C-1' }) }],
  ])('refuse %s', async (_case, changes) => {
    await expect(open({ ...order(), ...changes })).rejects.toThrow('ACQ.INVALID_PARAMETER');
  });

  it('accept the 28th and every 7 days', async () => {
    await open(order({ execute_time: inTwoMonths('28') }));
    await open(order({ period_type: 'DAY', period: '7', execute_time: inTwoMonths('15') }));
  });
});

describe('cashier', () => {
  it('shows the terms, and how to end the agreement, before the payer accepts', async () => {
    const page = (await alipay.app.inject(await open(order()))).body;
    for (const words of ['同意协议并支付', '每 1 个月 ¥19.00', inTwoMonths('15'), '可随时在钱包里关闭']) {
      expect(page).toContain(words);
    }
  });

  it('signs when paying, unless the payer chooses to only pay', async () => {
    const { externalNo } = await signed();
    expect(await alipay.control(`agreements/${externalNo}`)).toMatchObject({ status: 'NORMAL' });
    const first = order();
    await alipay.tap(await open(first), 'payOnly');
    const answer = await alipay.app.inject(
      `/alipay/control/agreements/${first.agreement_sign_params.external_agreement_no}`,
    );
    expect(answer.statusCode).toBe(404);
    expect(await alipay.control(`trades/${first.out_trade_no}`)).toMatchObject({ status: 'TRADE_SUCCESS' });
  });

  it('the wallet lists the agreement and can end it', async () => {
    const { externalNo, agreementNo } = await signed();
    expect((await alipay.app.inject('/alipay/wallet')).body).toContain(externalNo);
    await alipay.app.inject({
      method: 'POST',
      url: '/alipay/wallet',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `externalNo=${externalNo}&act=unsign`,
    });
    expect(await alipay.control(`agreements/${externalNo}`)).toMatchObject({ status: 'UNSIGN' });
    expect((await charge(agreementNo)).node.sub_code).toBe('ACQ.AGREEMENT_STATUS_NOT_NORMAL');
  });
});

describe('charge', () => {
  it('is possible from 5 days before its day, once per period', async () => {
    const { agreementNo, externalNo } = await signed();
    const day = inTwoMonths('15');
    await moveTo(addDays(day, -6));
    expect((await charge(agreementNo)).node.sub_code).toBe('ACQ.CYCLE_PAY_DATE_NOT_MATCH');
    await moveTo(addDays(day, -5));
    expect((await charge(agreementNo, { total_amount: '19.01' })).node.sub_code).toBe(
      'ACQ.CYCLE_PAY_SINGLE_FEE_EXCEED',
    );
    expect((await charge(agreementNo)).node).toMatchObject({ code: '10000', total_amount: '19.00' });
    expect((await charge(agreementNo)).node.sub_code).toBe('ACQ.CYCLE_PAY_DATE_NOT_MATCH');
    const { nextDay } = await alipay.control<{ nextDay: string }>(`agreements/${externalNo}`);
    expect(nextDay > day && nextDay.endsWith('-15')).toBe(true);
    await moveTo(today());
  });

  it('is refused under a number that is already paid, by another merchant, or without money', async () => {
    const { agreementNo, externalNo } = await signed({
      execute_time: addDays(today(), 0),
      period_type: 'DAY',
      period: '7',
    });
    await alipay.control(`agreements/${externalNo}/purse`, { purse: 'empty' });
    expect((await charge(agreementNo)).node.sub_code).toBe('ACQ.BUYER_BALANCE_NOT_ENOUGH');
    await alipay.control(`agreements/${externalNo}/purse`, { purse: 'full' });
    expect((await charge('20260101000000000000')).node.sub_code).toBe('ACQ.AGREEMENT_NOT_EXIST');
    expect((await charge(agreementNo, { out_trade_no: 'same' })).node.code).toBe('10000');
    expect((await charge(agreementNo, { out_trade_no: 'same' })).node.sub_code).toBe('ACQ.TRADE_HAS_SUCCESS');
  });

  it('that the bank is still processing is not taken after the payer has unsigned', async () => {
    const { agreementNo, externalNo } = await signed({
      execute_time: today(),
      period_type: 'DAY',
      period: '7',
    });
    await alipay.control(`agreements/${externalNo}/purse`, { purse: 'slow' });
    expect((await charge(agreementNo, { out_trade_no: 'busy' })).node.code).toBe('10003');
    await alipay.control(`agreements/${externalNo}/unsign`, {});
    const outcome = { outTradeNo: 'busy', outcome: 'paid' };
    await expect(alipay.control('outcome', outcome)).rejects.toThrow('ACQ.AGREEMENT_STATUS_NOT_NORMAL');
  });
});

describe('query and unsign', () => {
  const call = (method: string, content: object) => alipay.call(`alipay.user.agreement.${method}`, content);

  it('find an agreement by either number, and none after it is unsigned', async () => {
    const { agreementNo, externalNo } = await signed();
    const ours = {
      external_agreement_no: externalNo,
      personal_product_code: 'CYCLE_PAY_AUTH_P',
      sign_scene: 'INDUSTRY|DIGITAL_MEDIA',
    };
    for (const name of [{ agreement_no: agreementNo }, ours]) {
      expect((await call('query', name)).node).toMatchObject({ status: 'NORMAL', agreement_no: agreementNo });
    }
    expect((await call('query', { ...ours, sign_scene: 'A|B' })).node.sub_code).toBe(
      'USER_AGREEMENT_NOT_EXIST',
    );
    expect((await call('unsign', ours)).node.code).toBe('10000');
    expect((await call('unsign', ours)).node.sub_code).toBe('USER_AGREEMENT_NOT_EXIST');
    expect((await call('query', ours)).node.sub_code).toBe('USER_AGREEMENT_NOT_EXIST');
  });

  it.each([
    ['28', '10000'],
    ['29', '40004'],
  ])('its next day can be moved to the %s: %s', async (day, code) => {
    const { agreementNo } = await signed();
    const plan = { agreement_no: agreementNo, deduct_time: inTwoMonths(day) };
    expect((await call('executionplan.modify', plan)).node.code).toBe(code);
  });
});
