import type { Call } from '../call.ts';

export const levelCalls = {
  getLevelExperience: { method: 'GET', path: '/api/vip/level/experience', login: true, quiet: true },
  clockIn: { method: 'POST', path: '/api/vip/experience/clock', login: true },
  listExperience: { method: 'GET', path: '/api/vip/experience/detail', login: true },
  listLevelRewards: { method: 'GET', path: '/api/vip/level/reward', login: true },
  markLevelReward: { method: 'POST', path: '/api/vip/level/reward', login: true },
  grantMedal: { method: 'POST', path: '/api/users/medals/vip', login: true },
  listMedals: { method: 'GET', path: '/api/users/medals', login: true },
} as const satisfies Record<string, Call>;
