import type { Call } from '../call.ts';

export const levelCalls = {
  getLevelExperience: { method: 'GET', path: '/api/vip/level/experience', login: true },
} as const satisfies Record<string, Call>;
