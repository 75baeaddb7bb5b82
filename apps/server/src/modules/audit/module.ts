import { defineModule } from '../../platform/module.ts';
import type { ApprovalService } from './approval.service.ts';
import { auditConsoleRoutes } from './audit.console.ts';
import { auditInvariants } from './audit.invariants.ts';
import type { SealService } from './seal.service.ts';

const ABOUT_STAFF = 'who of the staff did what is kept; the details about the user are deleted';

export const auditModule = defineModule({
  name: 'audit',
  tables: {
    staff_limits: {},
    staff_limit_uses: { onDelete: { keep: ABOUT_STAFF } },
    staff_actions: {},
    staff_action_details: { onDelete: 'delete', userWritten: ['reason', 'ticket', 'changes'] },
    staff_action_seals: {},
    staff_action_numbers: {},
    staff_approvals: {
      onDelete: { clear: { input: '{}', changes: '[]', reason: '', ticket: '', comment: '' } },
      userWritten: ['input', 'changes', 'reason', 'ticket', 'comment'],
      notExported: { permission: 'how we work', proposer_id: 'names staff', decider_id: 'names staff' },
    },
  },
  invariants: auditInvariants,
  jobs: {
    'audit-seals':
      ({ seals }: { seals: Pick<SealService, 'seal'> }) =>
      () =>
        seals.seal(),
    'lapsed-proposals':
      ({ approvals }: { approvals: Pick<ApprovalService, 'lapse'> }) =>
      () =>
        approvals.lapse(),
  },
  console: [auditConsoleRoutes],
});
