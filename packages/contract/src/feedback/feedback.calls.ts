import type { Call } from '../call.ts';

export const feedbackCalls = {
  getUploadToken: { method: 'GET', path: '/centreapi/qiniu/temporary/token', login: true },
  saveFeedback: {
    method: 'POST',
    path: '/centreapi/v3plus/helpCenter/userFeedback/saveOrUpdate',
    login: true,
    sealed: ['mobile'],
    headers: { 'idempotency-key': 'idempotencyKey' },
  },
  listFeedback: {
    method: 'GET',
    path: '/centreapi/v3plus/helpCenter/userFeedback/mine',
    login: true,
  },
} as const satisfies Record<string, Call>;
