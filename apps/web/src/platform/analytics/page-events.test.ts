import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackEvent } from './track-event.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = Object.assign(new EventTarget(), {
  location: { search: '?ct=android_ddsp&cv=10.2.4' },
  fetch: vi.fn(),
});
const sendBeacon = vi.fn((_path: string, _body: Blob) => true);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  vi.stubGlobal('navigator', { sendBeacon });
  page.visibilityState = 'visible';
  frame.fetch.mockImplementation(async () => Response.json({ code: '0000', msg: '成功', data: null }));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The queue is loaded with the first event, so these tests look at what is sent. */
async function track(): Promise<void> {
  trackEvent(22010, { path: '/vip', element: 'buy' });
  await import('./page-events.ts');
  await Promise.resolve();
}

describe('events of a page', () => {
  it('[A-099] go by beacon when the page is hidden, as JSON that needs no header', async () => {
    await track();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    frame.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [path, blob] = sendBeacon.mock.calls[0] ?? [];
    expect([path, blob?.type]).toEqual(['/api/events', 'application/json']);
    const { events, ...sender } = JSON.parse((await blob?.text()) ?? '');
    expect(sender).toEqual({ clientType: 'android_ddsp', clientVersion: '10.2.4' });
    expect(events).toEqual([
      {
        id: 22010,
        at: expect.any(Number),
        eventKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        properties: { path: '/vip', element: 'buy' },
      },
    ]);
  });

  it('[A-099] are sent after 3 s by a call that outlives the page', async () => {
    vi.useFakeTimers();
    await track();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sendBeacon).not.toHaveBeenCalled();
    const [address, init] = frame.fetch.mock.calls[0] ?? [];
    expect([address, init.method, init.keepalive]).toEqual(['/api/events', 'POST', true]);
    expect(init.headers).toMatchObject({ clientType: 'android_ddsp', clientVersion: '10.2.4' });
  });

  it('are not reported by the server', async () => {
    vi.stubGlobal('window', undefined);
    const random = vi.spyOn(crypto, 'getRandomValues');
    trackEvent(22000, { path: '/' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(random).not.toHaveBeenCalled();
  });
});
