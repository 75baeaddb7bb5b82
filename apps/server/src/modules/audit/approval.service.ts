import { CODE } from '@juban/contract/code-names';
import type { ConsoleCall } from '@juban/contract/console/console-call';
import { consoleCalls } from '@juban/contract/console/console-calls';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { isPermission } from '@juban/contract/console/permissions';
import { consoleTexts } from '@juban/contract/console/texts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import { isInScope, type StaffIdentity, scopeOf } from '../staff/staff-identity.service.ts';
import { type Act, type ActInput, type ActResult, previewAct } from './act.service.ts';
import {
  type Approval,
  closeApproval,
  findApproval,
  lapseApprovals,
  listApprovalRows,
  lockApproval,
} from './approval.repository.ts';
import type { Actor, AuditService } from './audit.service.ts';
import type { Change } from './audit.tables.ts';

const PAGE = 50;

/** Who decides. */
export interface Decider {
  by: Actor;
  identity: StaffIdentity;
}

type Shown = ConsoleOutput<'listApprovals'>['approvals'][number];

export interface ApprovalDeps {
  db: Db;
  clock: Clock;
  audit: Pick<AuditService, 'write'>;
  /** The acts that can be proposed. */
  acts: readonly Act<never>[];
  readStaff: {
    namesOf(ids: ReadonlyArray<number | null>): Promise<ReadonlyMap<number, string>>;
    /** Undefined for somebody who was deactivated. */
    findIdentity(tx: Db, id: number): Promise<StaffIdentity | undefined>;
  };
}

const refuse = (msg: string): never => {
  throw new Refusal(CODE.consoleRuleBroken, { msg });
};

/** Identifies what an approver saw. */
const versionOf = (changes: readonly Change[]): string =>
  sha256(JSON.stringify(changes.map(({ what, before, after }) => [what, before, after])));

const mayDecide = ({ identity }: Decider, { permission, brand }: Approval): boolean =>
  isPermission(permission) && isInScope(identity.permissions.get(permission) ?? [], brand);

const isAllowed = (staff: StaffIdentity, permission: ConsoleCall['permission'], brand: string): boolean =>
  permission === 'staff' || (permission !== 'anyone' && isInScope(scopeOf(staff, permission), brand));

const keyOf = ({ proposedAt, id }: Approval): string => `${proposedAt.getTime()}.${id}`;

function readKey(after: string | undefined) {
  const [time = '', id = ''] = (after ?? '').split('.');
  return /^\d{1,15}$/.test(time) && id !== '' ? { at: new Date(Number(time)), id } : undefined;
}

export type ApprovalService = ReturnType<typeof createApprovalService>;

/** Decisions of a second person about proposed acts: each runs once, checked against the state of that moment. */
export function createApprovalService({ db, clock, audit, acts, readStaff }: ApprovalDeps) {
  const isOpen = ({ state, expiresAt }: Approval) => state === 'open' && expiresAt > clock.realNow();

  /** The proposed act, with the rights that its proposer has now. */
  async function runProposed(tx: Db, approval: Approval): Promise<ActResult> {
    const act = acts.find(({ call }) => call === approval.call) as Act<ActInput> | undefined;
    if (!act) throw new Error(`no act is called ${approval.call}`);
    const proposer = await readStaff.findIdentity(tx, approval.proposerId);
    const { permission }: ConsoleCall = consoleCalls[act.call];
    if (!proposer || !isAllowed(proposer, permission, approval.brand))
      return refuse(consoleTexts.proposerGone);
    const input = approval.input as unknown as ActInput;
    return act.run(tx, input, { staffId: approval.proposerId, isApproved: true });
  }

  const show = (approval: Approval, names: ReadonlyMap<number, string>, decider: Decider): Shown => {
    const { proposerId, deciderId } = approval;
    const personOf = (id: number) => ({ id: String(id), name: names.get(id) ?? '' });
    return {
      id: approval.id,
      call: approval.call,
      target: approval.target,
      brand: approval.brand,
      state: approval.state === 'open' && !isOpen(approval) ? 'lapsed' : approval.state,
      proposer: personOf(proposerId),
      proposeTime: approval.proposedAt.getTime(),
      expireTime: approval.expiresAt.getTime(),
      reason: approval.reason,
      ticket: approval.ticket,
      changes: approval.changes,
      decider: deciderId === null ? null : personOf(deciderId),
      decideTime: approval.decidedAt?.getTime() ?? null,
      comment: approval.comment,
      isMine: isOpen(approval) && proposerId !== decider.identity.id && mayDecide(decider, approval),
    };
  };

  const isVisible = (approval: Approval, decider: Decider) =>
    approval.proposerId === decider.identity.id || mayDecide(decider, approval);

  async function require(from: Db, id: string, decider: Decider, lock = false): Promise<Approval> {
    const approval = await (lock ? lockApproval(from, id) : findApproval(from, id));
    if (!approval || !isVisible(approval, decider)) throw new Refusal(CODE.notFound);
    return approval;
  }

  async function requireDecidable(tx: Db, id: string, decider: Decider): Promise<Approval> {
    const approval = await require(tx, id, decider, true);
    if (!isOpen(approval)) throw new Refusal(CODE.conflict, { msg: consoleTexts.proposalClosed });
    if (approval.proposerId === decider.identity.id) return refuse(consoleTexts.ownProposal);
    if (!mayDecide(decider, approval)) throw new Refusal(CODE.forbidden);
    return approval;
  }

  async function close(
    tx: Db,
    approval: Approval,
    { by, identity }: Decider,
    {
      state,
      call,
      comment = '',
    }: { state: 'approved' | 'rejected' | 'withdrawn'; call: string; comment?: string },
    changes: readonly Change[] = [],
  ): Promise<void> {
    const closed = { state, deciderId: identity.id, decidedAt: clock.realNow(), comment };
    if (!(await closeApproval(tx, approval.id, closed))) throw new Refusal(CODE.conflict);
    const { target, userId, ticket } = approval;
    const reason = comment === '' ? approval.reason : `${approval.reason}（${comment}）`;
    await audit.write(tx, { by, call, target, userId, reason, ticket, changes, approvalId: approval.id });
  }

  return {
    /** Of a page of 50; `next` continues after it. */
    async list({ state, after }: { state: 'open' | 'closed'; after?: string | undefined }, decider: Decider) {
      const page = {
        isOpen: state === 'open',
        staffId: decider.identity.id,
        permissions: [...decider.identity.permissions.keys()],
        before: readKey(after),
        most: PAGE,
      };
      const rows = await listApprovalRows(db, page);
      const names = await readStaff.namesOf(
        rows.flatMap(({ proposerId, deciderId }) => [proposerId, deciderId]),
      );
      const last = rows.at(-1);
      return {
        approvals: rows.filter((row) => isVisible(row, decider)).map((row) => show(row, names, decider)),
        next: last && rows.length === PAGE ? keyOf(last) : null,
      };
    },

    async get(id: string, decider: Decider): Promise<ConsoleOutput<'getApproval'>> {
      const approval = await require(db, id, decider);
      const names = await readStaff.namesOf([approval.proposerId, approval.deciderId]);
      const shown = show(approval, names, decider);
      if (shown.state !== 'open') return { ...shown, changesNow: [], obstacle: '', version: '' };
      try {
        const { changes } = await previewAct(db, (tx) => runProposed(tx, approval));
        return { ...shown, changesNow: changes, obstacle: '', version: versionOf(changes) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { ...shown, changesNow: [], obstacle: error.message, version: '' };
      }
    },

    /** Without a version, what the proposal showed counts as seen. */
    async approve(
      { id, comment, version }: { id: string; comment: string; version?: string | undefined },
      decider: Decider,
    ): Promise<{ changes: Change[] }> {
      const { changes, afterCommit } = await db.transaction(async (tx) => {
        const approval = await requireDecidable(tx, id, decider);
        const result = await runProposed(tx, approval);
        if (versionOf(result.changes) !== (version ?? versionOf(approval.changes)))
          throw new Refusal(CODE.conflict, {
            msg: consoleTexts.changedMeanwhile,
            data: { changes: result.changes },
          });
        await close(
          tx,
          approval,
          decider,
          { state: 'approved', call: approval.call, comment },
          result.changes,
        );
        return result;
      });
      await afterCommit?.();
      return { changes };
    },

    async reject(
      { id, comment }: { id: string; comment: string },
      decider: Decider,
    ): Promise<{ changes: Change[] }> {
      await db.transaction(async (tx) => {
        const approval = await requireDecidable(tx, id, decider);
        await close(tx, approval, decider, { state: 'rejected', call: 'reject', comment });
      });
      return { changes: [] };
    },

    async withdraw(id: string, decider: Decider): Promise<{ changes: Change[] }> {
      await db.transaction(async (tx) => {
        const approval = await require(tx, id, decider, true);
        if (approval.proposerId !== decider.identity.id) throw new Refusal(CODE.forbidden);
        if (!isOpen(approval)) throw new Refusal(CODE.conflict, { msg: consoleTexts.proposalClosed });
        await close(tx, approval, decider, { state: 'withdrawn', call: 'withdrawProposal' });
      });
      return { changes: [] };
    },

    /** Number of proposals that somebody may decide. */
    async countFor(identity: StaffIdentity): Promise<number> {
      const permissions = [...identity.permissions.keys()];
      const page = { isOpen: true, staffId: identity.id, permissions, before: undefined, most: PAGE };
      const rows = await listApprovalRows(db, page);
      const decider = { identity } as Decider;
      return rows.filter((row) => row.proposerId !== identity.id && isOpen(row) && mayDecide(decider, row))
        .length;
    },

    lapse: () => lapseApprovals(db, clock.realNow()),
  };
}
