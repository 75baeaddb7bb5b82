import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../testing/fake-window.ts';
import { type Behaviour, CALLS_NAME, type SimulatedKind, simulateHost } from '../testing/simulated-host.ts';
import { createBridge } from './create-bridge.ts';
import { loadTransport } from './load-transport.ts';

const KINDS: readonly SimulatedKind[] = [
  'hostObject',
  'messageHandler',
  'oldMessageHandler',
  'queryFunction',
];
const BROKEN: readonly Behaviour[] = ['silent', 'throws', 'refuses', 'junk', 'otherId'];
const JWS = 'aaa.bbb.ccc';
const ANSWERS = {
  getAppInfo: { clientType: 'ios_ddsp', clientVersion: '6.1.0', theme: 'dark' },
  getToken: 'token-1',
  login: { outcome: 'loggedIn', token: 'token-2' },
  close: true,
  openWebView: true,
  openBrowser: true,
  share: 'shared',
  payAlipay: 'paid',
  payWechat: 'cancelled',
  purchaseIos: { result: 'paid', jws: JWS },
  restoreIos: [JWS],
  deviceId: 'A1-b2',
  notificationPermission: 'granted',
  payInfo360: 'failed',
};
const SHARED = { title: '好剧', text: '一起看', url: 'https://m.brand.example/share/1' };
const WECHAT = { orderNo: '1', appId: 'wx', nonceStr: 'n', timeStamp: '1', package: 'p', sign: 's' };

let window: ReturnType<typeof fakeWindow>;

function bridgeOf(kind: SimulatedKind, behaviour: Behaviour, answers: object = ANSWERS) {
  simulateHost({ kind, behaviour, answers: { ...answers } });
  return createBridge(kind === 'oldMessageHandler' ? 'messageHandler' : kind, loadTransport);
}

/** Everything but the browser's share panel, which these tests do not have. */
async function callEverything(bridge: ReturnType<typeof createBridge>) {
  const calls = Promise.all([
    bridge.getAppInfo().then((info) => info && { ...info, clientType: info.clientType.id }),
    bridge.getToken(),
    bridge.login(),
    bridge.restoreIos(),
    bridge.share(SHARED),
    bridge.payAlipay({ orderNo: '1', orderInfo: 'x' }),
    bridge.payWechat(WECHAT),
    bridge.purchaseIos({ orderNo: '1', productId: 'vip.month', appAccountToken: 'u' }),
    bridge.deviceId(),
    bridge.notificationPermission({ ask: true }),
    bridge.payInfo360({ orderNo: '1', payInfo: 'x' }),
  ]);
  await vi.advanceTimersByTimeAsync(300_000);
  return calls;
}

const ANSWERED = [
  ANSWERS.getAppInfo,
  'token-1',
  ANSWERS.login,
  [JWS],
  'shared',
  'paid',
  'cancelled',
  ANSWERS.purchaseIos,
  'A1-b2',
  'granted',
  'failed',
];
const UNKNOWN = { result: 'unknown' };
const FALLEN_BACK = [
  undefined,
  undefined,
  { outcome: 'none' },
  undefined,
  'unknown',
  'unknown',
  'unknown',
  UNKNOWN,
  '',
  'unknown',
  'unknown',
];

// Load before a fake clock stops time.
await Promise.all((['hostObject', 'messageHandler', 'queryFunction'] as const).map(loadTransport));

describe.each(KINDS)('bridge over %s', (kind) => {
  beforeEach(() => {
    vi.useFakeTimers();
    window = fakeWindow();
    vi.stubGlobal('window', window);
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[A-100] reaches every method of the host', async () => {
    const bridge = bridgeOf(kind, 'answers');
    expect(await callEverything(bridge)).toEqual(ANSWERED);
    const doing = Promise.all([
      bridge.close(),
      bridge.openWebView({ url: '/vip', title: '会员' }),
      bridge.openBrowser({ url: 'https://www.brand.example/' }),
      bridge.userInfoChanged(),
      bridge.track({ event: '22000', fields: { page: 'vip' } }),
    ]);
    await vi.advanceTimersByTimeAsync(10);
    expect(await doing).toEqual([true, true, true, true, true]);
    expect(window.opened).toEqual([]);
    const calls: { method: string; args: unknown }[] = Reflect.get(window, CALLS_NAME);
    expect(new Set(calls.map(({ method }) => method)).size).toBe(16);
    expect(calls.find(({ method }) => method === 'openWebView')?.args).toEqual({
      url: 'https://m.brand.example/vip',
      title: '会员',
    });
  });

  it('[A-101] takes the first of two answers', async () => {
    expect(await callEverything(bridgeOf(kind, 'twice'))).toEqual(ANSWERED);
  });

  it.each(BROKEN)('[A-101] falls back when the host is broken: %s', async (behaviour) => {
    const results = await callEverything(bridgeOf(kind, behaviour));
    // Where the host refused to share, the page has copied the link instead.
    expect(results.map((result, at) => (at === 4 && result === 'copied' ? 'unknown' : result))).toEqual(
      FALLEN_BACK,
    );
  });

  it.each(BROKEN)('[A-101] opens addresses itself when the host is broken: %s', async (behaviour) => {
    const bridge = bridgeOf(kind, behaviour);
    const going = Promise.all([bridge.openWebView({ url: '/vip' }), bridge.close()]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await going).toEqual([true, true]);
    expect([...window.opened].sort()).toEqual(['back', 'https://m.brand.example/vip']);
  });

  it('[A-101] waits 5 s for app information and no longer', async () => {
    const ended = vi.fn();
    void bridgeOf(kind, 'silent').getAppInfo().then(ended);
    await vi.advanceTimersByTimeAsync(4990);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(ended).toHaveBeenCalledWith(undefined);
  });
});

describe('addresses passed to a host', () => {
  beforeEach(() => {
    window = fakeWindow();
    vi.stubGlobal('window', window);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'intent://x', 'data:text/html,x', 'http://'])(
    '[A-101] %s opens nothing',
    async (url) => {
      const bridge = createBridge('none', loadTransport);
      expect(await bridge.openWebView({ url })).toBe(false);
      expect(await bridge.openBrowser({ url })).toBe(false);
      expect(await bridge.share({ ...SHARED, url })).toBe('failed');
      expect(window.opened).toEqual([]);
    },
  );

  it('[A-076] lose the token when they lead to another origin', async () => {
    const bridge = createBridge('none', loadTransport);
    await bridge.openWebView({ url: 'https://other.example/a?token=t&b=1' });
    await bridge.openWebView({ url: '/games/home?token=t' });
    expect(window.opened).toEqual([
      'https://other.example/a?b=1',
      'https://m.brand.example/games/home?token=t',
    ]);
  });

  it('[A-101] a transport that fails to load is loaded again', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(() => undefined);
    const bridge = createBridge('hostObject', load);
    expect(await bridge.track({ event: '22000', fields: {} })).toBe(false);
    expect(await bridge.track({ event: '22000', fields: {} })).toBe(true);
  });
});
