import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from './testing/fake-window.ts';
import { type SimulatedHost, simulateHost } from './testing/simulated-host.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13) JubanApp/10.2.4';

/** A freshly opened page, because modules cache their host. */
async function openPage(address: string, host?: SimulatedHost, userAgent = ANDROID) {
  vi.resetModules();
  const window = fakeWindow(address, { navigator: { userAgent, maxTouchPoints: 1 } });
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', window.navigator);
  if (host) simulateHost(host);
  const { readHostFacts } = await import('./host-facts.ts');
  const { loginByHost } = await import('./login-by-host.ts');
  const { getToken, setToken } = await import('../session/session.ts');
  return { window, readHostFacts, loginByHost, getToken, setToken };
}

const answering = (answers: object): SimulatedHost => ({ kind: 'hostObject', answers: { ...answers } });
const APP_INFO = { clientType: 'android_ddsp', clientVersion: '6.0.0', theme: 'dark' };

describe('connecting to the host', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[A-075] gets client type, version, brand and theme, and writes them into the address', async () => {
    const page = await openPage(
      'https://m.example/vip?a=1#top',
      answering({ getAppInfo: APP_INFO, getToken: 't1' }),
    );
    const { clientType, clientVersion, brand, theme, container, can } = await page.readHostFacts();
    expect([clientType.id, clientVersion, brand.id, theme]).toEqual([
      'android_ddsp',
      '6.0.0',
      'ddsp',
      'dark',
    ]);
    expect([container, can.paysNatively]).toEqual(['android', true]);
    expect(page.window.location.href).toBe(
      'https://m.example/vip?a=1&ct=android_ddsp&cv=6.0.0&themeMode=dark#top',
    );
    expect(page.getToken()).toBe('t1');
  });

  it('[A-076] takes the token of the host, and removes ours when no user is logged in there', async () => {
    const first = await openPage('https://m.example/?ct=Android', answering({ getToken: 'theirs' }));
    first.setToken('ours');
    await first.readHostFacts();
    expect(first.getToken()).toBe('theirs');
    const second = await openPage('https://m.example/?ct=Android', answering({ getToken: '' }));
    await second.readHostFacts();
    expect(second.getToken()).toBe('');
  });

  it.each([
    ['its own user', 'theirs', 'theirs'],
    ['that no user is logged in', '', ''],
    ['the stored user', 'ours', 'ours'],
  ])(
    '[A-076] a host that reports %s decides: the token of the address is ignored',
    async (_case, told, kept) => {
      const page = await openPage('https://m.example/?ct=Android', answering({ getToken: told }));
      page.setToken('ours');
      Object.assign(page.window, { jubanOffer: 'of the address' });
      await page.readHostFacts();
      expect([page.getToken(), Reflect.get(page.window, 'jubanOffer')]).toEqual([kept, undefined]);
    },
  );

  it('[A-076] if the host does not answer, the user is asked about the token of the address', async () => {
    const page = await openPage('https://m.example/?ct=Android', answering({}));
    page.setToken('ours');
    const { connectHost } = await import('./connect-host.ts');
    Object.assign(page.window, { jubanOffer: 'of the address' });
    await connectHost();
    expect(Reflect.get(page.window, 'jubanOffer')).toBe('of the address');
  });

  it.each([['refuses'], ['junk'], ['throws']] as const)(
    '[A-101] keeps our token and continues as Android when the host %s',
    async (behaviour) => {
      const page = await openPage('https://m.example/', {
        kind: 'hostObject',
        behaviour,
        answers: { getToken: 'x' },
      });
      page.setToken('ours');
      const { clientType, clientVersion } = await page.readHostFacts();
      expect([clientType.id, clientVersion, page.getToken()]).toEqual(['Android', '10.2.4', 'ours']);
    },
  );

  it('[A-109] leaves a plain browser alone: web, and the address unchanged', async () => {
    const page = await openPage('https://m.example/vip', undefined, 'Mozilla/5.0 Chrome/116.0');
    const { clientType, theme } = await page.readHostFacts();
    expect([clientType.id, theme, page.window.location.href]).toEqual([
      'web',
      'light',
      'https://m.example/vip',
    ]);
    expect(await page.loginByHost()).toBe('none');
  });

  it('[A-112] logs in through the app', async () => {
    const login = { outcome: 'loggedIn', token: 'fresh' };
    const page = await openPage('https://m.example/?ct=Android', answering({ login }));
    expect([await page.loginByHost(), page.getToken()]).toEqual(['loggedIn', 'fresh']);
  });

  it('[A-112] shows our own login if the app cannot log in', async () => {
    const page = await openPage(
      'https://m.example/?ct=Android',
      answering({ login: { outcome: 'loggedIn' } }),
    );
    expect([await page.loginByHost(), page.getToken()]).toEqual(['none', '']);
  });
});
