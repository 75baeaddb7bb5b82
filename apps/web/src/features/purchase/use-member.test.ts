import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useMember } from './use-member.ts';

const { getProfile, days } = vi.hoisted(() => ({
  getProfile: vi.fn(),
  days: { onNew: () => {} },
}));
vi.mock('../../platform/api/api.ts', () => ({
  api: { getProfile, getLevelExperience: () => Promise.reject(new Error()) },
}));
vi.mock('../../platform/session/session.ts', () => ({ getToken: () => 'of-somebody' }));
vi.mock('../../platform/host/may-have-host.ts', () => ({ mayHaveHost: () => false }));
vi.mock('../../platform/host/when-host-connected.ts', () => ({ whenHostConnected: async () => undefined }));
vi.mock('./watch-days.ts', () => ({
  watchDays: (onNewDay: () => void) => {
    days.onNew = onNewDay;
    return () => undefined;
  },
}));

const user = {
  nickName: '林间有鹿',
  headImgUrl: '',
  changedValue: 700,
  vipInfo: { expiredTime: null },
  isClock: false,
};
const busy = new ApiError('服务繁忙，请稍后再试', '5030', 503);

afterEach(() => void getProfile.mockReset());

it.each([
  ['nobody answered', new ApiError('', '', 0), 'failed'],
  ['the server was busy', busy, 'failed'],
  ['the login has ended', new ApiError('未登录，请先登录', '1024', 200), 'guest'],
])('[B-110] where %s: %s is %s', async (_what, error, kind) => {
  getProfile.mockRejectedValue(error);
  const page = await renderHook(useMember, undefined);
  expect(page.now).toMatchObject({ visitor: { kind }, isSettled: true });
  await page.leave();
});

it('[B-110] a member stays one when a later call fails', async () => {
  getProfile.mockResolvedValueOnce({ user }).mockRejectedValueOnce(busy);
  const page = await renderHook(useMember, undefined);
  await act(async () => void (await page.now.reload()));
  expect(page.now.visitor).toMatchObject({ data: { nickName: '林间有鹿', vPower: 700 } });
  await page.leave();
});

it('[B-061] a checked-in member is reloaded on a new day', async () => {
  getProfile.mockResolvedValueOnce({ user: { ...user, isClock: true } }).mockResolvedValueOnce({ user });
  const page = await renderHook(useMember, undefined);
  expect(page.now.visitor).toMatchObject({ data: { isClock: true } });
  await act(async () => days.onNew());
  expect(page.now.visitor).toMatchObject({ data: { isClock: false } });
  await page.leave();
});
