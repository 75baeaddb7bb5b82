import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callLog, clearCalls } from './call-log.ts';
import { type PageWindow, setCallCondition, watchCalls } from './watch-calls.ts';

/** The parts of a window that make calls; the server answers every call with 0000. */
function openPage() {
  const answer = () =>
    Response.json({ code: '0000', msg: '', data: { token: 'secret' } }, { headers: { 'x-from': 'server' } });
  const send = vi.fn(async () => answer());
  const beacon = vi.fn(() => true);
  class Navigator {
    get onLine() {
      return true;
    }
    sendBeacon = beacon;
  }
  const page = Object.assign(new EventTarget(), {
    document: {},
    location: new URL('http://lab.test/mall'),
    navigator: new Navigator(),
    fetch: send,
    XMLHttpRequest: class extends EventTarget {},
    Navigator,
    Request: class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://lab.test'), init);
      }
    },
    Response,
    Event,
    TypeError,
  }) as unknown as PageWindow;
  watchCalls(page);
  return { page, send, beacon };
}

const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code;
const listed = () =>
  callLog.get().map(({ method, path, state, status, code }) => ({ method, path, state, status, code }));

beforeEach(clearCalls);
afterEach(() => setCallCondition('normal', undefined));

it('[A-102] a call goes to the server and appears first in the list, without its secrets', async () => {
  const { page } = openPage();
  expect(await codeOf(page.fetch('/api/first?token=secret'))).toBe('0000');
  await page.fetch('/api/second', { method: 'POST', body: '{"captcha":"secret"}' });
  await vi.waitFor(() =>
    expect(listed()).toEqual([
      { method: 'POST', path: '/api/second', state: 'answered', status: 200, code: '0000' },
      { method: 'GET', path: '/api/first', state: 'answered', status: 200, code: '0000' },
    ]),
  );
  expect(JSON.stringify(callLog.get())).not.toContain('secret');
});

it('[A-102] a call is held while `loading`, and continues under the next condition', async () => {
  const { page, send, beacon } = openPage();
  setCallCondition('loading', page);
  const first = page.fetch('/api/first');
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
  expect(page.navigator.sendBeacon('/api/event', 'x')).toBe(false);
  expect(beacon).not.toHaveBeenCalled();
  expect(listed()[1]).toMatchObject({ path: '/api/first', state: 'underway' });
  setCallCondition('normal', page);
  expect((await first).headers.get('x-from')).toBe('server');
  setCallCondition('loading', page);
  const second = page.fetch('/api/second');
  setCallCondition('failing', page);
  expect((await second).status).toBe(500);
  expect(send).toHaveBeenCalledOnce();
});

it('[A-102] a held call that the page aborts is aborted', async () => {
  const { page, send } = openPage();
  setCallCondition('loading', page);
  const control = new AbortController();
  const call = page.fetch('/api/first', { signal: control.signal });
  control.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  setCallCondition('normal', page);
  expect(send).not.toHaveBeenCalled();
  expect(listed()[0]).toMatchObject({ state: 'failed' });
});

it('[A-102] `offline` disconnects the page, notifies it of both changes, and later calls reach the server again', async () => {
  const { page, send, beacon } = openPage();
  const events: string[] = [];
  for (const name of ['online', 'offline']) page.addEventListener(name, () => events.push(name));
  setCallCondition('offline', page);
  expect(page.navigator.onLine).toBe(false);
  await expect(page.fetch('/api/first')).rejects.toThrow(TypeError);
  expect(page.navigator.sendBeacon('/api/event', 'x')).toBe(false);
  expect(beacon).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  setCallCondition('normal', page);
  expect(page.navigator.onLine).toBe(true);
  expect(events).toEqual(['offline', 'online']);
  expect(await codeOf(page.fetch('/api/first'))).toBe('0000');
});

it('[A-102] `expired` refuses with 1024 only the calls that need a login', async () => {
  const { page } = openPage();
  setCallCondition('expired', page);
  expect(await codeOf(page.fetch('/api/user/profile'))).toBe('1024');
  expect(await codeOf(page.fetch('/api/anything'))).toBe('0000');
  await vi.waitFor(() => expect(listed().map(({ state }) => state)).toEqual(['answered', 'refused']));
});
