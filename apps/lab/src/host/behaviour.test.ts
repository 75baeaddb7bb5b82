import { describe, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../web/src/platform/host/bridge/answers.ts';
import { capabilitiesOf } from '../../../web/src/platform/host/capabilities.ts';
import { HOSTS, isInApp } from '../model/hosts.ts';
import { defaultBehaviour, type HostState } from './behaviour.ts';
import { QUESTIONS } from './questions.ts';
import { BRIDGE_METHODS, type BridgeMethod, supports } from './supported.ts';

const JWS = 'aGVhZA.Ym9keQ.c2lnbg';
vi.mock('../lib/lab-api.ts', () => ({
  labApi: { pay: vi.fn(async () => ({})), buyInStore: vi.fn(async () => ({ jws: JWS })) },
}));

const state: HostState = {
  host: 'android',
  clientType: 'Android',
  version: '',
  theme: 'system',
  token: '',
  purchases: [],
};
const behave = (method: string, args = {}, change: Partial<HostState> = {}) =>
  defaultBehaviour({ ...state, ...change }, { id: '1', method, args });

describe('simulated host', () => {
  it('[A-102] reports the picked client type, version and theme', () => {
    expect(behave('getAppInfo').value).toEqual({ clientType: 'Android' });
    const picked = { clientType: 'ios_jqq', version: '10.2.4', theme: 'dark', host: 'ios' } as const;
    expect(behave('getAppInfo', {}, picked).value).toEqual({
      clientType: 'ios_jqq',
      clientVersion: '10.2.4',
      theme: 'dark',
    });
  });

  it('[A-102] reports the picked user, and asks the person if there is none', () => {
    expect(behave('getToken').value).toBe('');
    expect(behave('getToken', {}, { token: 't' }).value).toBe('t');
    expect(behave('login', {}, { token: 't' }).value).toEqual({ outcome: 'loggedIn', token: 't' });
    expect(behave('login')).toEqual({ asks: 'login' });
  });

  it('[A-102] describes what the app would do with an address', () => {
    expect(behave('openWebView', { url: 'https://a.example/x', title: '帮助' })).toEqual({
      value: true,
      does: '打开新的页面「帮助」',
      url: 'https://a.example/x',
    });
    expect(behave('close')).toMatchObject({ value: true, does: '关闭这个页面' });
  });

  it('[A-102] refuses what its kind does not support, and unknown calls', () => {
    for (const [host, method] of [
      ['android', 'purchaseIos'],
      ['ios', 'payAlipay'],
      ['miniProgram', 'deviceId'],
      ['desktopClient', 'share'],
      ['browser', 'getAppInfo'],
      ['android', 'toString'],
    ] as const) {
      expect(behave(method, {}, { host })).toEqual({ error: 'unsupported' });
    }
  });

  it.each(HOSTS)('[A-102] %s supports everything that pages may request', (host) => {
    const can = capabilitiesOf(host, isInApp(host) ? 'labFrame' : 'none');
    const methods: ReadonlyArray<[able: boolean, method: BridgeMethod]> = [
      [can.canShare, 'share'],
      [can.logsIn, 'login'],
      [can.paysNatively, 'payWechat'],
      [can.hasInAppPurchase, 'purchaseIos'],
      [can.hasInAppPurchase, 'restoreIos'],
      [can.hasDesktopCashier, 'payInfo360'],
      [can.opensWebViews, 'openWebView'],
      [can.opensBrowser, 'openBrowser'],
      [can.closesPage, 'close'],
      [can.hasDeviceId, 'deviceId'],
      [can.asksNotificationPermission, 'notificationPermission'],
      [can.isInApp, 'getAppInfo'],
    ];
    for (const [able, method] of methods) expect(supports(host, method), method).toBe(able);
  });

  it('[A-102] restores the purchases of its Apple account, and nothing before the first', () => {
    const restore = (purchases: string[]) => behave('restoreIos', {}, { host: 'ios', purchases }).value;
    expect([restore([]), restore([JWS])]).toEqual([[], [JWS]]);
  });

  it('[A-102] only offers and returns answers that pages accept', async () => {
    for (const host of HOSTS.filter(isInApp)) {
      for (const method of BRIDGE_METHODS.filter((one) => supports(host, one))) {
        const { read } = ANSWERS[method];
        const behaviour = behave(method, { ask: true }, { host });
        if ('value' in behaviour) expect(read(behaviour.value), `${host} ${method}`).toBeDefined();
        const choices = behaviour.asks ? QUESTIONS[behaviour.asks].choices : [];
        for (const { answer } of choices) {
          const call = { id: '1', method, args: { orderNo: 'P1' } };
          const value = typeof answer === 'function' ? await answer(call) : answer.value;
          expect(read(value), `${host} ${method}`).toBeDefined();
        }
      }
    }
  });
});
