import type { Call } from '../call.ts';

export const openAppCalls = {
  getWechatConfig: { method: 'GET', path: '/api/share/wechat/config', quiet: true },
} as const satisfies Record<string, Call>;
