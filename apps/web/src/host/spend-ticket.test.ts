import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeWindow } from './testing/fake-window.ts';

const { visitor, redeemTicket } = vi.hoisted(() => ({
  visitor: { token: '' },
  redeemTicket: vi.fn<(input: object) => Promise<{ token: string }>>(),
}));
vi.mock('../lib/api.ts', async () => ({
  ...(await import('../lib/api-error.ts')),
  api: { redeemTicket },
}));
vi.mock('../lib/session.ts', () => ({
  getToken: () => visitor.token,
  setToken: (token: string) => {
    visitor.token = token;
  },
}));

const TICKET = { ticket: '1a.x', orderNo: '26' };
const HOME = `https://m.brand.example/vip/pay-result?orderNo=${TICKET.orderNo}`;

beforeEach(() => {
  visitor.token = '';
  redeemTicket.mockReset();
  vi.stubGlobal('window', fakeWindow(HOME, { jubanTicket: TICKET.ticket }));
});
afterEach(() => void vi.unstubAllGlobals());

/** A page that has just been opened: each spends its ticket once. */
async function openPage() {
  vi.resetModules();
  const { spendTicket } = await import('./spend-ticket.ts');
  const { ApiError } = await import('../lib/api.ts');
  return { spendTicket, failWith: (httpStatus: number) => new ApiError('', '', httpStatus) };
}

it('[B-076] a ticket that found no line is tried once more, and logs in', async () => {
  const { spendTicket, failWith } = await openPage();
  redeemTicket.mockRejectedValueOnce(failWith(0)).mockResolvedValueOnce({ token: 'theirs' });
  await spendTicket();
  expect(visitor.token).toBe('theirs');
  expect(redeemTicket.mock.calls).toEqual([[TICKET], [TICKET]]);
});

it.each([
  ['the server says no', 200, 1],
  ['the line stays down', 0, 2],
])('[B-076] where %s, nobody is logged in and the page goes on', async (_why, httpStatus, times) => {
  const { spendTicket, failWith } = await openPage();
  redeemTicket.mockRejectedValue(failWith(httpStatus));
  await expect(spendTicket()).resolves.toBeUndefined();
  expect(visitor.token).toBe('');
  expect(redeemTicket).toHaveBeenCalledTimes(times);
});

it('[B-076] whoever is logged in already stays who they are', async () => {
  visitor.token = 'mine';
  const { spendTicket } = await openPage();
  await spendTicket();
  expect([visitor.token, redeemTicket.mock.calls]).toEqual(['mine', []]);
});
