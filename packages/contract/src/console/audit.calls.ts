import type { ConsoleCall } from './console-call.ts';

/** The audit log, and acts that need a second person. */
export const auditCalls = {
  listActions: {
    method: 'GET',
    path: '/console/api/audit',
    permission: ['audit.read', 'audit.own'],
    brandScope: 'none',
  },
  verifyActions: {
    method: 'GET',
    path: '/console/api/audit/verify',
    permission: 'audit.read',
    brandScope: 'none',
  },
  listApprovals: { method: 'GET', path: '/console/api/approvals', permission: 'staff', brandScope: 'list' },
  getApproval: {
    method: 'GET',
    path: '/console/api/approvals/{id}',
    permission: 'staff',
    brandScope: 'target',
  },
  approve: {
    method: 'POST',
    path: '/console/api/approvals/{id}/approve',
    permission: 'staff',
    brandScope: 'target',
    changes: true,
    stepUp: true,
  },
  reject: {
    method: 'POST',
    path: '/console/api/approvals/{id}/reject',
    permission: 'staff',
    brandScope: 'target',
    changes: true,
  },
  withdrawProposal: {
    method: 'POST',
    path: '/console/api/approvals/{id}/withdraw',
    permission: 'staff',
    brandScope: 'target',
    changes: true,
  },
  listLimits: { method: 'GET', path: '/console/api/limits', permission: 'staff', brandScope: 'none' },
  changeLimit: {
    method: 'POST',
    path: '/console/api/limits',
    permission: 'limits.propose',
    brandScope: 'none',
    changes: true,
  },
} as const satisfies Record<string, ConsoleCall>;
