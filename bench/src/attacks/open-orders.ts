import { RATE_LIMITS } from '../../../apps/server/src/ports/rate-limits.ts';
import { buy, membershipEnd, newAddress, noticeOf, openAccount, order, post } from './shopper.ts';
import { type Attack, isGranted, together } from './target.ts';

const MAX_OPEN = 10;

export const openOrders: Attack = {
  name: '7 orders without end',
  async run(target, times) {
    const account = await openAccount(target);
    const answers = await together(MAX_OPEN + times, (turn) => order(target, account, `/vip?from=${turn}`));
    const made = new Set(answers.filter(isGranted).map(({ data }) => data.orderNo)).size;
    return {
      tried: [`${MAX_OPEN + times} orders of one user at once, ${made} were made`],
      gained: made > MAX_OPEN ? [`${made} orders are open, ${MAX_OPEN} are allowed`] : [],
    };
  },
};

export const forgedNotices: Attack = {
  name: '7 forged notifications',
  async run(target, times) {
    const { points } = RATE_LIMITS.forgedNotificationsByAddress;
    const account = await openAccount(target);
    const paid = await buy(target, await openAccount(target));
    const made = await order(target, account);
    const genuine = await noticeOf(target, paid);
    const forged = [
      `${genuine}&receipt_amount=1`,
      genuine.replaceAll(paid, made.data.orderNo),
      genuine.replace(/sign=[^&]+/, 'sign=AAAA'),
    ];
    const address = newAddress();
    // Some are refused before their signature is checked and are not counted.
    const sent = (points + times) * forged.length;
    const answers = await together(sent, (turn) => post(target, forged[turn % forged.length] ?? '', address));
    const taken = answers.filter(({ body }) => body === 'success').length;
    const later = await post(target, forged[0] ?? '', address);
    const isMember = (await membershipEnd(target, account)) > Date.now();
    return {
      tried: [`${sent} forged notifications of one address`],
      gained: [
        ...(taken > 0 ? [`${taken} forged notifications were taken`] : []),
        ...(later.status === 429 ? [] : [`the address still gets its messages checked: ${later.status}`]),
        ...(isMember ? ['an unpaid order was granted'] : []),
      ],
    };
  },
};
