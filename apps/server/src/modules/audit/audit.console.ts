import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { StaffAdminService } from '../staff/staff-admin.service.ts';
import type { ActService } from './act.service.ts';
import type { ApprovalService } from './approval.service.ts';
import type { ActionRow } from './audit.repository.ts';
import type { AuditService } from './audit.service.ts';
import type { LimitService } from './limit.service.ts';
import { performerOfAll } from './performer.service.ts';
import type { SealService } from './seal.service.ts';

const PAGE = 50;

type Entry = ConsoleOutput<'listActions'>['entries'][number];

export interface AuditConsoleServices {
  audit: Pick<AuditService, 'list'>;
  seals: Pick<SealService, 'verify'>;
  approvals: ApprovalService;
  acts: ActService;
  limits: Pick<LimitService, 'list' | 'change'>;
  staffAdmin: Pick<StaffAdminService, 'namesOf'>;
}

export async function auditConsoleRoutes(
  app: FastifyInstance,
  services: AuditConsoleServices,
): Promise<void> {
  const { audit, seals, approvals, acts, limits, staffAdmin } = services;

  app.consoleCall('listActions', async ({ target, staff, call, from, until, after }, { identity }) => {
    const isAll = identity.permissions.has('audit.read');
    const rows = await audit.list({
      target,
      call,
      staffId: isAll ? numberOf(staff) : identity.id,
      from: dateOf(from),
      until: dateOf(until),
      beforeId: numberOf(after),
      most: PAGE,
    });
    const names = await staffAdmin.namesOf(rows.map(({ action }) => action.staffId));
    const last = rows.at(-1);
    return {
      entries: rows.map((row) => entryOf(row, names)),
      next: last && rows.length === PAGE ? String(last.action.id) : null,
    };
  });

  app.consoleCall('verifyActions', () => seals.verify());
  app.consoleCall('listApprovals', (input, caller) => approvals.list(input, caller));
  app.consoleCall('getApproval', ({ id }, caller) => approvals.get(id, caller));
  app.consoleCall('approve', (input, caller) => approvals.approve(input, caller));
  app.consoleCall('reject', (input, caller) => approvals.reject(input, caller));
  app.consoleCall('withdrawProposal', ({ id }, caller) => approvals.withdraw(id, caller));
  app.consoleCall('listLimits', () => limits.list());
  app.consoleCall('changeLimit', (input, caller) =>
    acts.perform(limits.change, input, performerOfAll(caller)),
  );
}

/** Undefined for none; a malformed one is refused. */
function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Refusal(CODE.badRequest);
  return Number(text);
}

const dateOf = (time: number | undefined) => (time === undefined ? undefined : new Date(time));

function entryOf({ action, details, number }: ActionRow, names: ReadonlyMap<number, string>): Entry {
  const { id, staffId, role, call, target, at, requestId, approvalId } = action;
  return {
    id: String(id),
    time: at.getTime(),
    staff: staffId === null ? null : { id: String(staffId), name: names.get(staffId) ?? '' },
    role,
    call,
    target,
    reason: details?.reason ?? '',
    ticket: details?.ticket ?? '',
    changes: details?.changes ?? [],
    address: details?.address ?? '',
    requestId,
    approvalId,
    sealed: number,
    isErased: details === null,
  };
}
