import type { Call } from '../call.ts';

export const activityCalls = {
  getActivity: { method: 'GET', path: '/centreapi/selling_activity/definition' },
  getGiftDraw: { method: 'GET', path: '/centreapi/selling_activity/gift_draw' },
  getActivityInfo: { method: 'GET', path: '/centreapi/selling_activity/info', login: true },
  claimActivityReward: {
    method: 'POST',
    path: '/centreapi/selling_activity/reward',
    login: true,
    sealed: ['mobile'],
  },
  submitActivityAddress: {
    method: 'POST',
    path: '/centreapi/selling_activity/receiveInfo',
    login: true,
    sealed: ['phone'],
  },
  startActivityBind: { method: 'POST', path: '/centreapi/selling_activity/bind_page', login: true },
} as const satisfies Record<string, Call>;
