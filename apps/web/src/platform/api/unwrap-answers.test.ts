import type { Client } from '@juban/contract/client';
import { CODES, SUCCESS } from '@juban/contract/codes';
import { commonTexts } from '@juban/contract/texts/common';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onLoginNeeded } from '../session/login-needed.ts';
import { getToken, setToken } from '../session/session.ts';
import type { Api } from './api-type.ts';
import { unwrapAnswers } from './unwrap-answers.ts';

const apiAnswering = (envelope: unknown) =>
  unwrapAnswers({ getProfile: async () => envelope } as unknown as Client) as unknown as Api;

describe('answers', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['0000', 200])('[A-081] code %s returns the data', async (code) => {
    const api = apiAnswering({ code, msg: '', data: { a: 1 } });
    expect(await api.getProfile({})).toEqual({ a: 1 });
  });

  it.each([
    ['2003', '该手机号已领取过', 200],
    ['4040', '活动不存在', 404],
    ['X-new', '没见过', 200],
  ])('[A-105] code %s is an error with its own message and status', async (code, msg, httpStatus) => {
    const api = apiAnswering({ code, msg, data: null });
    await expect(api.getProfile({})).rejects.toMatchObject({ message: msg, code, httpStatus });
  });

  it('[A-105] every code has the same status as on the server', async () => {
    vi.stubGlobal('window', {});
    for (const [code, { status, msg }] of Object.entries(CODES)) {
      if (code === SUCCESS) continue;
      const refused = apiAnswering({ code, msg, data: null }).getProfile({});
      await expect(refused).rejects.toMatchObject({ code, httpStatus: status });
    }
  });

  it('[B-108] code 1024 clears the token and asks for a login', async () => {
    vi.stubGlobal('window', {});
    setToken('stale');
    const asked = vi.fn();
    const stop = onLoginNeeded(asked);
    const api = apiAnswering({ code: '1024', msg: commonTexts.notLoggedIn, data: null });
    await expect(api.getProfile({})).rejects.toThrow(commonTexts.notLoggedIn);
    expect([getToken(), asked.mock.calls.length]).toEqual(['', 1]);
    stop();
    await expect(api.getProfile({})).rejects.toThrow();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
