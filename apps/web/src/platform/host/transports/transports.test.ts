import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../bridge/create-bridge.ts';
import { loadTransport } from '../bridge/load-transport.ts';
import { LAB_ATTRIBUTE } from '../lab-frame.ts';
import { fakeWindow } from '../testing/fake-window.ts';

const ORIGIN = 'http://127.0.0.1:3000';
type Posted = [request: { id: string; method: string }, origin: string];

await Promise.all((['labFrame', 'miniProgram'] as const).map(loadTransport));

describe('the frame of the Lab', () => {
  const posted: Posted[] = [];
  const lab = {
    location: new URL(`${ORIGIN}/lab`),
    postMessage: (...message: Posted) => void posted.push(message),
  };
  const frameElement = { getAttribute: (name: string) => (name === LAB_ATTRIBUTE ? 'ios' : null) };
  let window: ReturnType<typeof fakeWindow>;

  beforeEach(() => {
    vi.useFakeTimers();
    posted.length = 0;
    window = fakeWindow(`${ORIGIN}/vip`, { parent: lab, frameElement });
    vi.stubGlobal('window', window);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function asked(): Promise<{ answer: Promise<string | undefined>; id: string }> {
    const answer = createBridge('labFrame', loadTransport).getToken();
    await vi.advanceTimersByTimeAsync(1);
    return { answer, id: posted[0]?.[0].id ?? '' };
  }
  const ok = (id: string, value: unknown) => ({ id, ok: true, value });

  it("[A-100] receives the Lab's answers, and stops listening", async () => {
    const { answer, id } = await asked();
    expect(posted[0]).toEqual([{ bridge: 1, id, method: 'getToken', args: {} }, ORIGIN]);
    window.tellAll({ source: lab, origin: ORIGIN, data: ok(id, 'first') });
    window.tellAll({ source: lab, origin: ORIGIN, data: ok(id, 'second') });
    expect([await answer, window.listeners.size]).toEqual(['first', 0]);
  });

  it.each([
    ['another window of our origin', {}, ORIGIN],
    ['the parent window, once it belongs to another site', lab, 'https://evil.example'],
    ['no window', null, 'null'],
  ])('[A-101] ignores %s', async (_what, source, origin) => {
    const { answer, id } = await asked();
    window.tellAll({ source, origin, data: ok(id, 'stolen') });
    await vi.advanceTimersByTimeAsync(3000);
    expect([await answer, window.listeners.size]).toEqual([undefined, 0]);
  });

  it.each([null, 'x', 7, {}, { id: 'other', ok: true, value: 'x' }])(
    '[A-101] passes over %o',
    async (data) => {
      const { answer, id } = await asked();
      window.tellAll({ source: lab, origin: ORIGIN, data });
      window.tellAll({ source: lab, origin: ORIGIN, data: ok(id, 'real') });
      expect(await answer).toBe('real');
    },
  );

  it('[A-101] sends nothing to a site that replaced the Lab', async () => {
    Object.assign(window, { frameElement: null });
    const { answer } = await asked();
    expect([await answer, posted.length]).toEqual([undefined, 0]);
  });
});

describe('the mini-program', () => {
  const HERE = 'https://m.example/vip?a=1';
  let window: ReturnType<typeof fakeWindow>;
  const run = (name: string, act: (input: Record<string, unknown>) => void) => {
    window = fakeWindow(HERE, { wx: { miniProgram: { [name]: act } } });
    vi.stubGlobal('window', window);
    return createBridge('miniProgram', loadTransport);
  };
  const succeed = (input: Record<string, unknown>) =>
    Reflect.apply(input.success as () => void, undefined, []);
  const fail = (input: Record<string, unknown>) => Reflect.apply(input.fail as () => void, undefined, []);
  afterEach(() => vi.unstubAllGlobals());

  it('[A-100] has its own client type', async () => {
    expect((await run('getEnv', succeed).getAppInfo())?.clientType.id).toBe('web_applet');
  });

  it('[A-100] logs in on its own page and returns here', async () => {
    const went = vi.fn(succeed);
    expect(await run('navigateTo', went).login()).toEqual({ outcome: 'leaves' });
    expect(went.mock.lastCall?.[0].url).toBe(`/pages/login/login?back=${encodeURIComponent(HERE)}`);
  });

  it('[A-100] pays on its own page, which gets the whole order and the return address', async () => {
    const went = vi.fn(succeed);
    const order = { orderNo: 'P1', appId: 'wx1', nonceStr: 'n', timeStamp: '1', package: 'a=b', sign: 's/+' };
    expect(await run('navigateTo', went).payWechat(order)).toBe('unknown');
    const url = new URL(String(went.mock.lastCall?.[0].url), 'https://mini.invalid');
    expect(url.pathname).toBe('/pages/pay/pay');
    expect(Object.fromEntries(url.searchParams)).toEqual({ ...order, back: HERE });
  });

  it('[A-100] opens pages, goes back, and stores what is to be shared', async () => {
    const went = vi.fn(succeed);
    expect(await run('navigateTo', went).openWebView({ url: '/mall' })).toBe(true);
    expect(went.mock.lastCall?.[0].url).toBe('/pages/web/web?url=https%3A%2F%2Fm.example%2Fmall');
    expect(await run('navigateBack', succeed).close()).toBe(true);
    const share = { title: '好剧', text: '一起看', url: 'https://m.example/1' };
    const kept = vi.fn();
    expect(await run('postMessage', kept).share(share)).toBe('byMenu');
    expect(kept.mock.lastCall?.[0].data).toEqual({ share });
  });

  it.each([
    ['invokeMiniProgramAPI:ok', { outcome: 'leaves' }],
    ['invokeMiniProgramAPI:fail page not found', { outcome: 'none' }],
    [undefined, { outcome: 'none' }],
  ])(
    "[A-100] without the JS-SDK is reached through the web view's object, which answers %s",
    async (err_msg, answer) => {
      const invoke = vi.fn((_name: string, _input: object, done: (said: object) => void) =>
        done({ err_msg }),
      );
      window = fakeWindow(HERE, { WeixinJSBridge: { invoke } });
      vi.stubGlobal('window', window);
      expect(await createBridge('miniProgram', loadTransport).login()).toEqual(answer);
      const url = `/pages/login/login?back=${encodeURIComponent(HERE)}`;
      expect(invoke.mock.lastCall?.slice(0, 2)).toEqual([
        'invokeMiniProgramAPI',
        { name: 'navigateTo', arg: { url } },
      ]);
    },
  );

  it('[A-101] that fails, throws or is missing leaves the page to its fallback', async () => {
    expect(await run('navigateTo', fail).login()).toEqual({ outcome: 'none' });
    const broken = run('navigateTo', () => {
      throw new Error('broken');
    });
    expect(await broken.openWebView({ url: '/mall' })).toBe(true);
    expect(window.opened).toEqual(['https://m.example/mall']);
    expect(await run('nothing', succeed).deviceId()).toBe('');
  });
});
