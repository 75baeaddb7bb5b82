import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
let onStorage: (event: { key: string | null }) => void = () => {};

beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof onStorage) => {
    onStorage = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./page-login.ts');

function pageKeeps(token: string): void {
  storage.set('token', token);
  onStorage({ key: 'token' });
}

it('login of the page in the frame', async () => {
  const { pageLogin } = await load();
  pageKeeps('from-page');
  expect(pageLogin.get()).toBe('from-page');
});

it('keeps the picked user while the previous user’s page is unloading', async () => {
  const { pageLogin, pickPageLogin, confirmPageLoaded } = await load();
  pickPageLogin('v8');
  pageKeeps('member');
  expect(pageLogin.get()).toBe('v8');
  expect(storage.has('token')).toBe(false);
  confirmPageLoaded();
  pageKeeps('by-hand');
  expect(pageLogin.get()).toBe('by-hand');
});

it('stays logged out although the unloading page stores its user again', async () => {
  const { pageLogin, pickPageLogin } = await load();
  pickPageLogin(null);
  pageKeeps('member');
  expect(pageLogin.get()).toBe('');
  expect(storage.has('token')).toBe(false);
});

it('passes the picked token to every load until one has finished', async () => {
  const { pickPageLogin, tokenForNextPage, confirmPageLoaded } = await load();
  expect(tokenForNextPage()).toBe('');
  pickPageLogin('v8');
  expect([tokenForNextPage(), tokenForNextPage()]).toEqual(['v8', 'v8']);
  confirmPageLoaded();
  expect(tokenForNextPage()).toBe('');
});

it('ends the previous page before one with a picked user loads, and forgets what it stored until then', async () => {
  const { endPreviousLogin, pickPageLogin, confirmPageLoaded } = await load();
  const closePage = vi.fn(() => expect(storage.get('token')).toBe('member'));
  pickPageLogin('v8');
  storage.set('token', 'member');
  endPreviousLogin(closePage);
  expect(closePage).toHaveBeenCalledOnce();
  expect(storage.has('token')).toBe(false);
  confirmPageLoaded();
  storage.set('token', 'v8');
  endPreviousLogin(closePage);
  expect(closePage).toHaveBeenCalledOnce();
  expect(storage.get('token')).toBe('v8');
});
