import type { Call } from '../call.ts';

export const analyticsCalls = {
  recordEvents: { method: 'POST', path: '/api/events' },
} as const satisfies Record<string, Call>;
