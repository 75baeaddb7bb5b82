import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useSend, type Ways } from './use-send.ts';

const { server } = vi.hoisted(() => ({ server: { save: async () => ({}) } }));
vi.mock('../../platform/api/api.ts', async (original) => ({
  ...(await original<typeof import('../../platform/api/api.ts')>()),
  api: { saveFeedback: () => server.save() },
}));
vi.mock('../../platform/session/session.ts', () => ({
  getToken: () => 'token',
  currentClient: () => ({ clientType: { id: 'web' }, clientVersion: '' }),
}));

const DRAFT = {
  content: '播放到一半就停住了，反复试过',
  contact: '13800000000',
  isPrivacy: false,
  pictures: [],
};
const LONG_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function openForm() {
  const ways: Ways = { onLogin: vi.fn(), onDone: vi.fn() };
  return { form: await renderHook(useSend, ways), ...ways };
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(LONG_MS));

it('goes back after the thanks were shown', async () => {
  const { form, onDone } = await openForm();
  await act(async () => form.now.send(DRAFT));
  expect(onDone).not.toHaveBeenCalled();
  await wait();
  expect(onDone).toHaveBeenCalledOnce();
  await form.leave();
});

it('goes back only once if the user goes back meanwhile', async () => {
  const { form, onDone } = await openForm();
  await act(async () => form.now.send(DRAFT));
  await form.leave();
  await wait();
  expect(onDone).not.toHaveBeenCalled();
});

it('an answer after leaving the page navigates nowhere', async () => {
  const { form, onDone } = await openForm();
  let answer = (_kept: object): void => undefined;
  server.save = () => new Promise((resolve) => (answer = resolve));
  await act(async () => form.now.send(DRAFT));
  await form.leave();
  answer({});
  await wait();
  expect(onDone).not.toHaveBeenCalled();
});

it('[C-077] an ended login asks for another, and the page stays', async () => {
  const { form, onDone, onLogin } = await openForm();
  server.save = () => Promise.reject(new ApiError('登录失效', '1024', 200));
  await act(async () => form.now.send(DRAFT));
  await wait();
  expect(onLogin).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  await form.leave();
});
