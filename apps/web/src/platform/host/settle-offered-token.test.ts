import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from './testing/fake-window.ts';

const MINE = { id: '1', nickName: '海风', mobile: '13812345678' };
const THEIRS = { id: '2', nickName: '山月', mobile: '13987654321' };

const { server, visitor } = vi.hoisted(() => ({
  server: { owners: new Map<string, object | 'down'>(), asked: [] as string[] },
  visitor: { token: '' },
}));
vi.mock('../api/send-as.ts', () => ({
  sendAs: (token: () => string) => async () => {
    server.asked.push(token());
    const user = server.owners.get(token());
    if (user === 'down') throw new Error('no line');
    return user ? { code: '0000', msg: '', data: { user } } : { code: '1024', msg: '', data: null };
  },
}));
vi.mock('../session/session.ts', () => ({
  getToken: () => visitor.token,
  setToken: (token: string) => {
    visitor.token = token;
  },
}));

const reload = vi.fn();
let page: ReturnType<typeof fakeWindow> & { jubanOffer?: string };

beforeEach(() => {
  vi.resetModules();
  reload.mockReset();
  server.owners.clear();
  server.asked.length = 0;
  visitor.token = 'held';
  page = fakeWindow('https://m.brand.example/vip', { jubanOffer: 'offered' });
  Object.assign(page.location, { reload });
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

async function settle() {
  const { settleOfferedToken } = await import('./settle-offered-token.ts');
  const { alertStore } = await import('../../ui/alert-store.ts');
  // Many calls of one page wait for the same decision.
  await Promise.all([settleOfferedToken(), settleOfferedToken()]);
  expect(page.jubanOffer).toBeUndefined();
  return alertStore.get();
}

describe('a token in the address that differs from the stored one', () => {
  it.each([
    ['is expired, stored one valid', undefined, MINE, 'held'],
    ['is valid, stored one expired', THEIRS, undefined, 'offered'],
    ['belongs to the same user', MINE, MINE, 'offered'],
    ['is expired, like the stored one', undefined, undefined, 'held'],
    ['could not be checked', 'down', MINE, 'held'],
    ['could not be checked, stored one expired', 'down', undefined, 'offered'],
    ['is valid, stored one could not be checked', THEIRS, 'down', 'held'],
  ] as const)('[A-076] that %s: one of them is kept without a question', async (_case, other, own, kept) => {
    if (other) server.owners.set('offered', other);
    if (own) server.owners.set('held', own);
    expect(await settle()).toBeUndefined();
    expect(visitor.token).toBe(kept);
    expect(reload).not.toHaveBeenCalled();
  });

  it('[A-076] that belongs to another user replaces a valid session only after a confirmation', async () => {
    server.owners.set('offered', THEIRS).set('held', MINE);
    const question = await settle();
    expect(question?.title).toBe('以 山月 的身份继续？');
    expect(question?.text).toBe('链接里的账号是139****4321，现在登录的是海风（138****5678）。');
    expect([visitor.token, reload.mock.calls.length]).toEqual(['held', 0]);
    question?.action?.onPress?.();
    expect([visitor.token, reload.mock.calls.length]).toEqual(['offered', 1]);
  });

  it('[A-076] identifies an account without a phone by its number', async () => {
    server.owners.set('offered', { ...THEIRS, mobile: '' }).set('held', { ...MINE, mobile: '' });
    expect((await settle())?.text).toBe('链接里的账号是编号 2，现在登录的是海风（编号 1）。');
  });

  it('[A-076] is asked about once per page', async () => {
    server.owners.set('offered', THEIRS).set('held', MINE);
    await settle();
    expect(server.asked.sort()).toEqual(['held', 'offered']);
  });
});
