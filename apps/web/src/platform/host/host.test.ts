import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeHost, getHost, NO_HOST } from './host.ts';
import type { HostWindow } from './host-window.ts';
import { mayHaveHost } from './may-have-host.ts';
import { fakeWindow } from './testing/fake-window.ts';
import { type SimulatedKind, simulateHost } from './testing/simulated-host.ts';
import { useHost } from './use-host.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15';

function windowWith(userAgent: string, kind?: SimulatedKind, more: object = {}) {
  const window = fakeWindow(undefined, { navigator: { userAgent, maxTouchPoints: 1 }, ...more });
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', window.navigator);
  if (kind) simulateHost({ kind });
  return window;
}

describe('the host', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<[SimulatedKind, string, string, string[]]>([
    ['hostObject', CHROME, 'android', ['paysNatively', 'canShare', 'closesPage']],
    ['messageHandler', IPHONE, 'ios', ['hasInAppPurchase', 'canShare', 'closesPage']],
    ['queryFunction', 'Windows', 'desktopClient', ['hasDesktopCashier', 'closesPage']],
  ])('[A-075] with %s pages follow its capabilities', (kind, userAgent, container, able) => {
    const host = describeHost(windowWith(userAgent, kind));
    expect([host.container, host.transport]).toEqual([container, kind]);
    expect(able.filter((name) => !Reflect.get(host.can, name))).toEqual([]);
    expect(host.can.isInApp).toBe(true);
    expect(mayHaveHost()).toBe(true);
  });

  it('[A-075] restoring purchases is for iOS, the wallet popup for the others', () => {
    expect(describeHost(windowWith(IPHONE, 'messageHandler')).can.paysNatively).toBe(false);
    expect(describeHost(windowWith(CHROME, 'hostObject')).can.hasInAppPurchase).toBe(false);
  });

  it('[A-101] a user agent that claims the app brings neither bridge nor capabilities', () => {
    const host = describeHost(windowWith(`${CHROME} JubanApp/10.2.4`));
    expect([host.container, host.transport, host.appVersion]).toEqual(['android', 'none', '10.2.4']);
    const able = Object.entries(host.can).flatMap(([name, can]) => (can ? [name] : []));
    expect(able).toEqual(['isInApp']);
  });

  it('[A-075] a social browser blocks app links, a plain one does not', () => {
    const wechat = describeHost(windowWith(`${CHROME} MicroMessenger/8.0`)).can;
    expect([wechat.isSocialBrowser, wechat.savesFiles, wechat.isInApp]).toEqual([true, false, false]);
    const chrome = describeHost(windowWith(CHROME)).can;
    expect([chrome.isSocialBrowser, chrome.savesFiles, chrome.isInApp]).toEqual([false, true, false]);
    expect(mayHaveHost()).toBe(false);
  });

  it('[A-075] apps are blocked in social browsers and in our own mini-program', () => {
    const can = (userAgent: string) => describeHost(windowWith(userAgent)).can;
    for (const social of ['MicroMessenger/8.0', 'QQ/9.0', 'Weibo', 'AlipayClient/10.5'])
      expect(can(`${CHROME} ${social}`)).toMatchObject({ blocksApps: true, isInApp: false });
    expect(can(`${CHROME} MicroMessenger/8.0.49 miniProgram/wx00`)).toMatchObject({
      blocksApps: true,
      isInApp: true,
      isSocialBrowser: false,
    });
    for (const other of [CHROME, `${CHROME} JubanApp/6.2.0`]) expect(can(other).blocksApps).toBe(false);
  });

  it('[B-090] only the browser of a wallet, recognized by its user agent, pays as that wallet', () => {
    const walletIn = (userAgent: string) => describeHost(windowWith(userAgent)).can.wallet;
    expect(walletIn(`${CHROME} AliApp(AP/10.5.80) AlipayClient/10.5.80`)).toBe('aliPay');
    expect(walletIn(`${IPHONE} MicroMessenger/8.0.50`)).toBe('wechat');
    for (const other of [CHROME, `${IPHONE} Weibo`, `${CHROME} QQ/9.0`, `${CHROME} JubanApp/6.2.0`])
      expect(walletIn(other)).toBeUndefined();
    // A mini-program's web view may not start payments.
    expect(walletIn(`${CHROME} MicroMessenger/8.0.49 miniProgram/wx00`)).toBeUndefined();
  });

  it('[A-101] in a frame of another site there is no bridge, though the app injects one into every frame', () => {
    const host = describeHost(windowWith(CHROME, 'hostObject', { parent: {} }));
    expect([host.container, host.transport]).toEqual(['browser', 'none']);
  });

  it('[A-101] injected objects that throw on access count as absent', () => {
    const window = windowWith(CHROME);
    for (const name of ['JubanHost', 'webkit', 'cefQuery', '__wxjs_environment']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new Error('look away');
        },
      });
    }
    expect(describeHost(window as HostWindow).container).toBe('browser');
  });

  it('is a plain browser on the server', () => {
    const Screen = () => createElement('i', null, useHost().container);
    expect(renderToString(createElement(Screen))).toBe('<i>browser</i>');
    expect([getHost(), mayHaveHost()]).toEqual([NO_HOST, false]);
  });
});
