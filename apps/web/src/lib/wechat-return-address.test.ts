import { expect, it, vi } from 'vitest';
import { withReturnAddress } from './wechat-return-address.ts';

const OWN = 'https://m.own.example';
const WECHAT = 'https://pay.example/h5';
const RESULT = `${OWN}/vip/pay-result?orderNo=26`;
const SHOP = '/next/simple_vip?ct=web';

it.each([
  ['WeChat’s page returns with a ticket', WECHAT, '', `${RESULT}&ticket=1a.x&ct=tthj`, 1],
  ['an internal page in the same browser returns without one', `${OWN}/pay`, '', `${RESULT}&ct=tthj`, 0],
  ['an address that names its client keeps it', WECHAT, SHOP, `${OWN}${SHOP}&orderNo=26&ticket=1a.x`, 1],
])('[B-076] %s', async (_case, cashier, returnPath, home, tickets) => {
  const issueOrderTicket = vi.fn(async () => ({ ticket: '1a.x', expiresIn: 1800 }));
  const here = { returnPath, origin: OWN, clientType: 'tthj' };
  const link = await withReturnAddress({ issueOrderTicket }, '26', `${cashier}?id=7`, here);
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ id: '7', redirect_url: home });
  expect(issueOrderTicket).toHaveBeenCalledTimes(tickets);
});
