import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';

let kit: Subscriptions;
let staff: StaffMember;
beforeAll(async () => {
  kit = await startSubscriptions();
  staff = await newStaff(kit.product, 'support');
});
afterAll(() => kit.stop());

const explain = async (orderNo: string) => (await staff.call('getOrder', { orderNo })).data.explanation;

describe('the order of a charge', () => {
  it('says that it was paid by the contract', async () => {
    const buyer = await kit.begin();
    const contractNo = await kit.subscribe(buyer);
    await kit.toCharge();
    const orderNo = await kit.chargeOf(buyer);
    expect(await explain(orderNo)).toMatch(
      new RegExp(
        `^自动续费合同 ${contractNo} 第 2 期的扣款；[-\\d]+ [\\d:]+ 用支付宝付款 19 元；已发放 31 天.*，排在其他天数之后`,
      ),
    );
    expect(await explain(contractNo), 'the first order is a purchase').toMatch(
      /^[-\d]+ [\d:]+ 用支付宝付款 19 元/,
    );
  });

  it('says that it failed and when it is tried again, and the list of contracts says the same', async () => {
    const buyer = await kit.begin();
    const contractNo = await kit.subscribe(buyer);
    await kit.purse(contractNo, 'empty');
    await kit.toCharge();
    const orderNo = await kit.chargeOf(buyer);
    expect(await explain(orderNo)).toMatch(
      new RegExp(
        `^自动续费合同 ${contractNo} 第 2 期的扣款；第 1 次扣款未成功，[-\\d]+ [\\d:]+ 重试，订单于 .+ 关闭，所以会员没有到账。$`,
      ),
    );
    const { contracts } = (await staff.call('listContracts', { order: 'failed' })).data;
    expect(contracts).toMatchObject([
      { contractNo, failure: expect.stringMatching(/^第 1 次扣款未成功，.+ 重试$/) },
    ]);
    const user = (await staff.call('getUser', { id: String(buyer.id) })).data;
    expect(user.contracts).toEqual(contracts);
  });
});
