import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { contextPlugin } from './context.ts';
import { requesterCookiePlugin } from './requester-cookie.ts';

const SENDS = { method: 'POST', path: '/api/send', sendsCode: true } as const;
const OTHER = { method: 'POST', path: '/api/other' } as const;

async function appAt(publicOrigin: string) {
  const app = Fastify();
  await app.register(contextPlugin);
  await app.register(requesterCookiePlugin, { publicOrigin });
  for (const call of [SENDS, OTHER])
    app.post(call.path, { config: { call } }, async ({ context }) => ({
      known: context.requesterCookie ?? null,
    }));
  return async (path: string, cookie?: string) => {
    const headers = cookie === undefined ? {} : { cookie };
    const answer = await app.inject({ method: 'POST', url: path, headers });
    return { cookie: answer.headers['set-cookie'], known: answer.json<{ known: string | null }>().known };
  };
}

describe('the cookie of a requester', () => {
  it('is bound to the host, to https and to our own pages, and hidden from scripts', async () => {
    const ask = await appAt('https://m.example.com');
    expect((await ask(SENDS.path)).cookie).toMatch(
      /^__Host-juban-requester=[\w-]{32}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('is new each time, and set only by calls that send a code', async () => {
    const ask = await appAt('https://m.example.com');
    expect((await ask(SENDS.path)).cookie).not.toBe((await ask(SENDS.path)).cookie);
    expect((await ask(OTHER.path)).cookie).toBeUndefined();
  });

  it('on https counts under its own name only: another host of the domain cannot set it', async () => {
    const ask = await appAt('https://m.example.com');
    const value = 'a'.repeat(32);
    expect((await ask(SENDS.path, `__Host-juban-requester=${value}`)).known).toBe(value);
    expect((await ask(SENDS.path, `juban-requester=${value}`)).known).toBeNull();
    expect((await ask(SENDS.path, `__Host-juban-requester=${value}x`)).known).toBeNull();
  });
});
