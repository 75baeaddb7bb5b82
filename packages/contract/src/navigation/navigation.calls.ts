import type { Call } from '../call.ts';

export const navigationCalls = {
  getNavigationSummary: { method: 'POST', path: '/centreapi/v3plus/index/navigation/summary' },
  getNavigation: { method: 'POST', path: '/centreapi/v3plus/index/navigation/detail' },
} as const satisfies Record<string, Call>;
