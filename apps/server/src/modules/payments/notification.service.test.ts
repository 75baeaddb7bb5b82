import { afterEach, expect, it, vi } from 'vitest';
import { everyBrand } from '../../../test/every-brand.ts';
import { createFixedAccounts } from '../../adapters/payment/accounts.ts';
import { createWechatGateway } from '../../adapters/payment/wechat/wechat-gateway.ts';
import { createNotificationService } from './notification.service.ts';

afterEach(() => void vi.useRealTimers());

const KEYLESS = {
  appId: 'wx1',
  official: { appId: 'wx2', secret: 'x' },
  mchId: '1',
  serialNo: '1',
  privateKey: '',
  apiV3Key: '',
};
const wechat = createWechatGateway({
  merchants: createFixedAccounts(everyBrand(KEYLESS)),
  apiUrl: 'http://127.0.0.1:1',
});

it('[B-052] if a dependency stalls, the provider is answered within 5 s, and repeats', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stalled = { ...wechat, readNotification: () => new Promise<never>(() => {}) };
  const notifications = createNotificationService({
    gateways: new Map([['wechat', stalled]]),
    settlements: { settle: () => new Promise<never>(() => {}) },
    contractGateways: [],
    contracts: { receive: () => new Promise<never>(() => {}) },
    receivers: new Map(),
  });
  const answer = notifications.receive('wechat', 'yujian', { body: Buffer.from('{}'), headers: {} });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(await answer).toMatchObject({ outcome: 'failed', answer: { status: 500 } });
});
