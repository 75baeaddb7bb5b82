import type { Call } from '../call.ts';

export const agreementCalls = {
  getAgreement: { method: 'GET', path: '/thanosapi/api/agree/{id}' },
  getAgreementByType: { method: 'GET', path: '/thanosapi/api/agree' },
  getAgreementChanges: { method: 'GET', path: '/thanosapi/api/agree/{id}/changes', login: true },
} as const satisfies Record<string, Call>;
