import type { Call } from '../call.ts';

/** The device id is sealed. The user is always determined by the token, never by the device. */
export const punchCalls = {
  markPunch: { method: 'POST', path: '/api/mark/mark', login: true, sealed: ['smId'] },
  listPunches: { method: 'GET', path: '/api/mark/records', login: true, sealed: ['smId'] },
  getUserSetting: { method: 'GET', path: '/api/behavior/user/setting', login: true },
  setUserSetting: { method: 'POST', path: '/api/behavior/user/setting', login: true },
} as const satisfies Record<string, Call>;
