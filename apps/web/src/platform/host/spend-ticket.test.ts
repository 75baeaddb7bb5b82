import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeWindow } from './testing/fake-window.ts';

const { visitor, redeemTicket } = vi.hoisted(() => ({
  visitor: { token: '' },
  redeemTicket: vi.fn<(input: object) => Promise<{ token: string }>>(),
}));
vi.mock('../api/api.ts', async () => ({
  ...(await import('../api/api-error.ts')),
  api: { redeemTicket },
}));
vi.mock('../session/session.ts', () => ({
  getToken: () => visitor.token,
  setToken: (token: string) => {
    visitor.token = token;
  },
}));

const TICKET = { ticket: '1a.x', orderNo: '26' };
const HOME = `https://m.brand.example/vip/pay-result?orderNo=${TICKET.orderNo}`;

beforeEach(() => {
  vi.useFakeTimers();
  visitor.token = '';
  redeemTicket.mockReset();
  vi.stubGlobal('window', fakeWindow(HOME, { jubanTicket: TICKET.ticket }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has just been opened: each spends its ticket once. */
async function openPage() {
  vi.resetModules();
  const { spendTicket } = await import('./spend-ticket.ts');
  const { ApiError } = await import('../api/api.ts');
  /** With all the time that it may want. */
  const spend = async () => {
    const spent = spendTicket();
    await vi.runAllTimersAsync();
    return spent;
  };
  return { spend, failWith: (httpStatus: number) => new ApiError('', '', httpStatus) };
}

it('[B-076] a ticket that found no line is tried once more, and logs in', async () => {
  const { spend, failWith } = await openPage();
  redeemTicket.mockRejectedValueOnce(failWith(0)).mockResolvedValueOnce({ token: 'theirs' });
  await spend();
  expect(visitor.token).toBe('theirs');
  expect(redeemTicket.mock.calls).toEqual([[TICKET], [TICKET]]);
});

it.each([
  ['the server says no', 200, 1],
  ['the line stays down', 0, 2],
])('[B-076] where %s, nobody is logged in and the page goes on', async (_why, httpStatus, times) => {
  const { spend, failWith } = await openPage();
  redeemTicket.mockRejectedValue(failWith(httpStatus));
  await expect(spend()).resolves.toBeUndefined();
  expect(visitor.token).toBe('');
  expect(redeemTicket).toHaveBeenCalledTimes(times);
});

it('[B-076] whoever is logged in already stays who they are', async () => {
  visitor.token = 'mine';
  const { spend } = await openPage();
  await spend();
  expect([visitor.token, redeemTicket.mock.calls]).toEqual(['mine', []]);
});
