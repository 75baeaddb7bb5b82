import type { Call } from '../call.ts';

export const mallCalls = {
  listMallGoods: { method: 'GET', path: '/centreapi/activity/shop/goods' },
  exchange: {
    method: 'POST',
    path: '/centreapi/activity/shop/recharge',
    login: true,
    headers: { 'idempotency-key': 'idempotencyKey' },
  },
  listExchanges: { method: 'GET', path: '/centreapi/activity/shop/exchanges', login: true },
  getIntegral: { method: 'GET', path: '/centreapi/activity/index/integral', login: true },
  listIntegral: { method: 'GET', path: '/centreapi/activity/index/integral/detail', login: true },
  listEarnWays: { method: 'GET', path: '/centreapi/activity/index/integral/ways' },
  shareForPoints: { method: 'POST', path: '/centreapi/activity/index/integral/share', login: true },
} as const satisfies Record<string, Call>;
