import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { outsideScript } from './outside-script.ts';

const SANDBOX = 'http://127.0.0.1:3001/outside';
type Listener = (event: object) => void;

/** A minimal window for the script. */
function openWindow(hasNavigation = true) {
  const listeners = new Map<string, Listener>();
  const went: string[] = [];
  const opened: string[] = [];
  const window = {
    open: (address: string) => void opened.push(address),
    ...(hasNavigation && {
      navigation: { addEventListener: (type: string, run: Listener) => listeners.set(type, run) },
    }),
  };
  runInNewContext(outsideScript(SANDBOX), {
    window,
    ...window,
    URL,
    Promise,
    location: { href: 'http://127.0.0.1:3000/games/detail', assign: (to: string) => void went.push(to) },
    addEventListener: (type: string, run: Listener) => listeners.set(type, run),
  });
  const navigate = (url: string, cancelable = true) => {
    const calls: string[] = [];
    const event = { destination: { url }, cancelable, preventDefault: () => calls.push(url) };
    listeners.get('navigate')?.(event);
    return calls.length > 0;
  };
  const click = (href: string) => {
    const link = { href };
    listeners.get('click')?.({ target: { closest: () => link } });
    return link.href;
  };
  return { window, listeners, went, opened, navigate, click };
}

describe('the script that keeps the demo inside the demo', () => {
  it('redirects links, windows and script navigations, with their query, to the sandbox', async () => {
    const { window, went, opened, navigate, click } = openWindow();
    const turned = `${SANDBOX}/dl.beiyu.example/android/blade.apk?kol=1`;
    const address = 'https://dl.beiyu.example/android/blade.apk?kol=1';
    expect(click(address)).toBe(turned);
    window.open(address);
    expect(opened).toEqual([turned]);
    expect(navigate(address)).toBe(true);
    await Promise.resolve();
    expect(went).toEqual([turned]);
  });

  it('ignores our own pages, the sandbox, apps, real hosts, and navigations that cannot be cancelled', () => {
    const { window, went, opened, navigate, click } = openWindow();
    const others = [
      '/games/home',
      'http://127.0.0.1:3001/outside/a.example/',
      'yujian://season/1001',
      'https://www.iana.org/',
      'https://evil.test/?to=https://a.example/',
      'https://a.example.evil.test/',
      'http://[',
    ];
    for (const address of others) {
      expect(click(address)).toBe(address);
      expect(navigate(address)).toBe(false);
      window.open(address);
    }
    expect(opened).toEqual(others);
    expect(navigate('https://a.example/', false)).toBe(false);
    expect(went).toEqual([]);
  });

  it('still redirects links and windows without the Navigation API, and is empty without a sandbox', () => {
    const { click } = openWindow(false);
    expect(click('https://a.example/b')).toBe(`${SANDBOX}/a.example/b`);
    expect(outsideScript(undefined)).toBe('');
  });
});
