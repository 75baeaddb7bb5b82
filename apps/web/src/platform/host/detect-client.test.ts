import { clientTypeOf } from '@juban/catalog';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from './bridge/create-bridge.ts';
import { capabilitiesOf } from './capabilities.ts';
import { CONTAINERS, type Container, isInApp } from './container.ts';
import { detectClient } from './detect-client.ts';
import type { Host } from './host.ts';

const hostIn = (container: Container, appVersion?: string): Host => ({
  container,
  transport: 'hostObject',
  can: capabilitiesOf(container, 'hostObject'),
  appVersion,
});
const info = (id: string, clientVersion?: string, theme?: 'dark') => ({
  getAppInfo: async () => ({ clientType: clientTypeOf(id), clientVersion, theme }),
});
const silent = () => createBridge('hostObject', async () => () => undefined);
const neverAsked = { getAppInfo: () => Promise.reject(new Error('must not be called')) };

describe('the client type', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(CONTAINERS)('[A-109] in the address is known at once in %s', async (container) => {
    expect(await detectClient(hostIn(container), neverAsked, { ct: 'ios_ddsp' })).toEqual({});
    expect(await detectClient(hostIn(container), neverAsked, { app_type: 'tthj' })).toEqual({});
  });

  it.each(CONTAINERS.filter((container) => !isInApp(container)))(
    '[A-109] is web at once in %s',
    async (container) => {
      expect(await detectClient(hostIn(container), neverAsked, {})).toEqual({});
    },
  );

  it("[A-109] is the app's answer, with version and theme", async () => {
    const detected = await detectClient(hostIn('ios'), info('ios_ddsp', '6.1.0', 'dark'), {});
    expect(detected).toEqual({ ct: 'ios_ddsp', cv: '6.1.0', themeMode: 'dark' });
  });

  it('[A-109] is asked for when the address names an unknown one', async () => {
    expect(await detectClient(hostIn('ios'), info('ios_jxx'), { ct: 'nobody' })).toEqual({ ct: 'ios_jxx' });
  });

  it('[A-109] keeps version and theme of the address', async () => {
    const search = { cv: '1.0.0', themeMode: 'light' };
    expect(await detectClient(hostIn('ios'), info('ios_jxx', '2.0.0', 'dark'), search)).toEqual({
      ct: 'ios_jxx',
    });
  });

  it.each(CONTAINERS.filter(isInApp))(
    '[A-109] is the Android default after 5 s without an answer in %s, and not before',
    async (container) => {
      const detected = vi.fn();
      void detectClient(hostIn(container, '10.2.4'), silent(), {}).then(detected);
      await vi.advanceTimersByTimeAsync(4999);
      expect(detected).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(detected).toHaveBeenCalledWith({ ct: 'Android', cv: '10.2.4' });
    },
  );
});
