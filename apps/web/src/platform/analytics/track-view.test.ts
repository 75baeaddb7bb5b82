import type { UserType } from '@juban/domain/membership-card';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const trackEvent = vi.fn();
vi.mock('./track-event.ts', () => ({ trackEvent }));

interface Visit {
  search?: string;
  token?: string;
  onLine?: boolean;
  takesBeacons?: boolean;
  userType?: UserType;
}

/** Opens a page and returns what it sends at once. */
async function view(
  path: string,
  { search = '', token, onLine = true, takesBeacons = true, userType }: Visit = {},
) {
  const sent: Blob[] = [];
  const sendBeacon = (_path: string, body: Blob) => takesBeacons && sent.push(body) > 0;
  vi.stubGlobal('window', { location: { search }, jubanToken: token });
  vi.stubGlobal('navigator', { onLine, sendBeacon });
  const { trackView } = await import('./track-view.ts');
  trackView(path, userType);
  return sent[0] ? JSON.parse(await sent[0].text()) : undefined;
}

describe('a page view', () => {
  beforeEach(() => trackEvent.mockClear());
  afterEach(() => vi.unstubAllGlobals());

  it('[A-099] of a stranger goes out by itself, with the client type and where they came from', async () => {
    const body = await view('/vip', { search: '?ct=ddmj&source=home-banner&from_path=/games/home' });
    expect(body).toMatchObject({
      clientType: 'ddmj',
      events: [{ id: 22000, properties: { path: '/vip', source: 'home-banner', fromPath: '/games/home' } }],
    });
    expect(body.events[0].eventKey).toMatch(/^[0-9a-f]{32}$/);
    expect(trackEvent).not.toHaveBeenCalled();
  });

  it('[A-099] leaves out characters that no event may contain', async () => {
    const body = await view('/keyword/%E6%9C%88', { search: '?source=a b&from_path=https://x.example' });
    expect(body.events[0].properties).toEqual({ path: '/keyword' });
  });

  it.each([
    ['a logged-in user', { token: 'secret' }],
    ['an offline phone', { onLine: false }],
    ['a browser that accepts no beacon', { takesBeacons: false }],
  ])('[A-099] of %s uses the queue', async (_who, visit) => {
    expect(await view('/mall', visit)).toBeUndefined();
    expect(trackEvent).toHaveBeenCalledWith(22000, { path: '/mall' });
  });

  it('[B-094] of a purchase page marks a visitor as not paying', async () => {
    const body = await view('/vip', { search: '?source=home-banner' });
    expect(body.events[0].properties).toEqual({
      path: '/vip',
      source: 'home-banner',
      userType: 'nonPaying',
    });
    expect((await view('/mall')).events[0].properties).toEqual({ path: '/mall' });
  });

  it.each(['/vip', '/vip/web', '/next/simple_vip'])(
    '[B-094] of %s waits until the page knows whether its user pays',
    async (path) => {
      expect(await view(path, { token: 'secret' })).toBeUndefined();
      expect(trackEvent).not.toHaveBeenCalled();
      await view(path, { token: 'secret', userType: 'paying' });
      expect(trackEvent).toHaveBeenCalledWith(22000, { path, userType: 'paying' });
    },
  );
});
