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

/** A freshly opened page, because each redeems its ticket once. */
async function openPage() {
  vi.resetModules();
  const { redeemTicket } = await import('./redeem-ticket.ts');
  const { ApiError } = await import('../api/api.ts');
  /** Skips the retry delay. */
  const spend = async () => {
    const spent = redeemTicket();
    await vi.runAllTimersAsync();
    return spent;
  };
  return { spend, failWith: (httpStatus: number) => new ApiError('', '', httpStatus) };
}

it('[B-076] a ticket redeemed while offline is retried once and logs in', async () => {
  const { spend, failWith } = await openPage();
  redeemTicket.mockRejectedValueOnce(failWith(0)).mockResolvedValueOnce({ token: 'theirs' });
  await spend();
  expect(visitor.token).toBe('theirs');
  expect(redeemTicket.mock.calls).toEqual([[TICKET], [TICKET]]);
});

it.each([
  ['the server refuses', 200, 1],
  ['the network stays down', 0, 2],
])('[B-076] where %s, no user is logged in and the page continues', async (_why, httpStatus, times) => {
  const { spend, failWith } = await openPage();
  redeemTicket.mockRejectedValue(failWith(httpStatus));
  await expect(spend()).resolves.toBeUndefined();
  expect(visitor.token).toBe('');
  expect(redeemTicket).toHaveBeenCalledTimes(times);
});

it('[B-076] a logged-in user is not replaced', async () => {
  visitor.token = 'mine';
  const { spend } = await openPage();
  await spend();
  expect([visitor.token, redeemTicket.mock.calls]).toEqual(['mine', []]);
});
