import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createWechatTickets } from './wechat-tickets.ts';

const SECRET = 'the-app-secret';
const HOUR_MS = 3_600_000;
const TOKEN = '/cgi-bin/stable_token';
const TICKET = '/cgi-bin/ticket/getticket';

let server: Server | undefined;
afterEach(() => void server?.close());

interface Asked {
  path: string;
  query: URLSearchParams;
  body: string;
}
type Reply = (asked: Asked, time: number) => { status?: number; body: object | string } | undefined;

/** A working WeChat: a new token and a new ticket with each request. */
const working: Reply = ({ path }, time) => ({
  body:
    path === TOKEN
      ? { access_token: `token-${time}`, expires_in: 7_200 }
      : { errcode: 0, errmsg: 'ok', ticket: `ticket-${time}`, expires_in: 7_200 },
});

/** Plays WeChat, and lets a test move the clock. */
async function wechat(reply: Reply = working) {
  const asked: Asked[] = [];
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    let body = '';
    for await (const chunk of request) body += chunk;
    const each = { path: pathname, query: searchParams, body };
    asked.push(each);
    const said = reply(each, asked.length);
    const text = typeof said?.body === 'string' ? said.body : JSON.stringify(said?.body);
    if (said) response.writeHead(said.status ?? 200, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const clock = { now: 1_000_000 };
  const options = { appId: 'wx1', appSecret: SECRET, apiUrl, now: () => clock.now };
  return { tickets: createWechatTickets(options), asked, clock };
}

const pathsOf = (asked: readonly Asked[]) => asked.map(({ path }) => path);

describe('tickets of WeChat', () => {
  it('are requested with the account’s token, which is obtained with its secret', async () => {
    const { tickets, asked } = await wechat();
    expect(await tickets.getTicket()).toBe('ticket-2');
    expect(pathsOf(asked)).toEqual([TOKEN, TICKET]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      grant_type: 'client_credential',
      appid: 'wx1',
      secret: SECRET,
    });
    expect(Object.fromEntries(asked[1]?.query ?? [])).toEqual({ access_token: 'token-1', type: 'jsapi' });
  });

  it('are cached while valid, and requested once by many concurrent callers', async () => {
    const { tickets, asked, clock } = await wechat();
    const many = await Promise.all(Array.from({ length: 50 }, () => tickets.getTicket()));
    expect(new Set(many)).toEqual(new Set(['ticket-2']));
    clock.now += HOUR_MS;
    expect(await tickets.getTicket()).toBe('ticket-2');
    expect(asked).toHaveLength(2);
    clock.now += HOUR_MS;
    expect(await tickets.getTicket()).toBe('ticket-4');
    expect(asked).toHaveLength(4);
  });

  it('are requested with a new token if WeChat no longer accepts the old one', async () => {
    const { tickets, asked } = await wechat((each, time) =>
      time === 2 ? { body: { errcode: 40_001, errmsg: 'invalid credential' } } : working(each, time),
    );
    expect(await tickets.getTicket()).toBe('ticket-4');
    expect(pathsOf(asked)).toEqual([TOKEN, TICKET, TOKEN, TICKET]);
  });

  it.each([
    ['a refusal', { body: { errcode: 45_009, errmsg: `reach max api daily quota ${SECRET}` } }],
    ['their server error', { status: 502, body: '<html>bad gateway</html>' }],
    ['an answer without a token', { body: {} }],
    ['an answer that is not JSON', { body: 'ok' }],
  ])(
    '%s is rejected without a secret in the message, and not requested again at once',
    async (_case, said) => {
      let broken = true;
      const { tickets, asked, clock } = await wechat((each, time) => (broken ? said : working(each, time)));
      const failure = await tickets.getTicket().catch((reason: Error) => reason);
      expect(failure).toBeInstanceOf(Error);
      expect(String(failure)).not.toContain(SECRET);
      await expect(tickets.getTicket()).rejects.toThrow();
      expect(asked).toHaveLength(1);
      broken = false;
      clock.now += 10_000;
      expect(await tickets.getTicket()).toMatch(/^ticket-/);
    },
  );
});
