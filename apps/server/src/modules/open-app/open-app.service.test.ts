import { BRANDS } from '@juban/catalog';
import { expect, it } from 'vitest';
import type { RequestContext } from '../../plugins/context.ts';
import { createOpenAppService } from './open-app.service.ts';

const ORIGIN = 'https://m.juban.example';
const clock = { businessNow: () => new Date(0), realNow: () => new Date(0) };
const context = { brand: BRANDS.yujian } as RequestContext;

it('[A-040] without an account WeChat’s functions are unavailable: the arrow stays', async () => {
  const service = createOpenAppService({ clock, publicOrigin: ORIGIN, wechat: undefined });
  expect(await service.getWechatConfig({ url: `${ORIGIN}/share/app` }, context)).toEqual({ config: null });
});

it('[A-040] a WeChat without a ticket is a temporary failure, and the cause is logged', async () => {
  const down = new Error('down');
  const tickets = { getTicket: () => Promise.reject(down) };
  const service = createOpenAppService({ clock, publicOrigin: ORIGIN, wechat: { appId: 'wx1', tickets } });
  await expect(service.getWechatConfig({ url: `${ORIGIN}/share/app` }, context)).rejects.toMatchObject({
    code: '5030',
    retryAfterSeconds: 10,
    cause: down,
  });
});
