import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoginAnswer } from '../../platform/host/bridge/methods.ts';
import { fakeWindow } from '../../platform/host/testing/fake-window.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useAppLogin } from './use-app-login.ts';

type Outcome = LoginAnswer['outcome'];

const { history, app } = vi.hoisted(() => ({
  history: { canGoBack: () => true, back: vi.fn() },
  app: { answer: (_outcome: Outcome): void => undefined },
}));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history }) }));
vi.mock('../../platform/host/login-by-host.ts', () => ({
  hostLogsIn: () => true,
  loginByHost: () =>
    new Promise<Outcome>((resolve) => {
      app.answer = resolve;
    }),
}));

const replace = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  const window = fakeWindow('https://m.brand.example/login', { JubanHost: {} });
  Object.assign(window.location, { replace });
  vi.stubGlobal('window', window);
});
afterEach(() => void vi.unstubAllGlobals());

const openLogin = () => renderHook(useAppLogin, '/mall');
const answer = (outcome: Outcome) => act(async () => app.answer(outcome));

it('an answer of the app navigates a waiting user', async () => {
  const page = await openLogin();
  expect(page.now.isAsking).toBe(true);
  await answer('loggedIn');
  expect(replace.mock.calls).toEqual([['/mall']]);
  await page.leave();
});

it.each(['loggedIn', 'cancelled'] as const)('%s is ignored after the page was left', async (outcome) => {
  const page = await openLogin();
  await page.leave();
  await answer(outcome);
  expect([replace, history.back].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it.each(['loggedIn', 'cancelled'] as const)(
  '%s is ignored after the user chose the form',
  async (outcome) => {
    const page = await openLogin();
    await act(async () => page.now.showForm());
    expect(page.now.isAsking).toBe(false);
    await answer(outcome);
    expect([replace, history.back].flatMap(({ mock }) => mock.calls)).toEqual([]);
    await page.leave();
  },
);
