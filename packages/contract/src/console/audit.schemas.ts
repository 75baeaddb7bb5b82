import { z } from 'zod/mini';
import { handle, remark, wireTime } from '../fields.ts';
import { actDone, actFields, afterKey, change, nextKey } from './act.fields.ts';

const sentWord = z.string().check(z.maxLength(128));
const person = z.object({ id: z.string(), name: z.string() });

const action = z.object({
  id: z.string(),
  time: wireTime,
  staff: z.nullable(person),
  /** The roles that the person had. */
  role: z.string(),
  /** Name of the call, or cli: and the command. */
  call: z.string(),
  /** Kind and id, such as order:123. */
  target: z.string(),
  reason: z.string(),
  ticket: z.string(),
  changes: z.array(change),
  address: z.string(),
  requestId: z.string(),
  approvalId: z.nullable(z.string()),
  /** Its number in the chain; null until it is sealed. */
  sealed: z.nullable(z.int()),
  /** Details were removed with the account of the user that they are about. */
  isErased: z.boolean(),
});

const approval = z.object({
  id: z.string(),
  /** Name of the call that runs if it is approved. */
  call: z.string(),
  target: z.string(),
  brand: z.string(),
  state: z.enum(['open', 'approved', 'rejected', 'withdrawn', 'lapsed']),
  proposer: person,
  proposeTime: wireTime,
  expireTime: wireTime,
  reason: z.string(),
  ticket: z.string(),
  /** What was to change at the time of the proposal. */
  changes: z.array(change),
  decider: z.nullable(person),
  decideTime: z.nullable(wireTime),
  comment: z.string(),
  /** The caller may decide it. */
  isMine: z.boolean(),
});

const limit = z.object({
  id: z.string(),
  label: z.string(),
  unit: z.string(),
  value: z.int(),
  most: z.int(),
});

export const auditSchemas = {
  listActions: {
    summary: 'Entries of the audit log, newest first; without audit.read only the own ones',
    input: z.object({
      target: z.optional(sentWord),
      staff: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
      call: z.optional(sentWord),
      from: z.optional(z.coerce.number().check(z.int())),
      until: z.optional(z.coerce.number().check(z.int())),
      after: afterKey,
    }),
    output: z.object({ entries: z.array(action), next: nextKey }),
  },
  verifyActions: {
    summary: 'Recompute the chain of seals; every changed, removed or inserted entry is named',
    input: z.object({}),
    output: z.object({
      ok: z.boolean(),
      entries: z.int(),
      seals: z.int(),
      /** Entries whose details were removed with an account. */
      erased: z.int(),
      /** Entries that are not sealed yet. */
      open: z.int(),
      broken: z.array(z.string()),
    }),
  },
  listApprovals: {
    summary: 'Proposals that the caller made or may decide, newest first',
    input: z.object({
      state: z._default(z.enum(['open', 'closed']), 'open'),
      after: afterKey,
    }),
    output: z.object({ approvals: z.array(approval), next: nextKey }),
  },
  getApproval: {
    summary: 'A proposal, with what would change now',
    input: z.object({ id: handle() }),
    output: z.object({
      ...approval.shape,
      /** What approving would change now; empty if it is closed or no longer possible. */
      changesNow: z.array(change),
      /** Why it is no longer possible. */
      obstacle: z.string(),
      /** To be sent with the approval, so that nobody approves what they have not seen. */
      version: z.string(),
    }),
  },
  approve: {
    summary: 'Run a proposed act once; 4090 if what it changes is no longer what the approver saw',
    input: z.object({ id: handle(), comment: remark(500), version: z.optional(handle()) }),
    output: z.object({ changes: z.array(change) }),
  },
  reject: {
    summary: 'Reject a proposal',
    input: z.object({ id: handle(), comment: actFields.reason }),
    output: z.object({ changes: z.array(change) }),
  },
  withdrawProposal: {
    summary: 'Withdraw the own proposal',
    input: z.object({ id: handle() }),
    output: z.object({ changes: z.array(change) }),
  },
  listLimits: {
    summary: 'The limits of acts without a second person',
    input: z.object({}),
    output: z.array(limit),
  },
  changeLimit: {
    summary: 'Propose another value of a limit',
    input: z.object({ id: handle(), value: z.int().check(z.minimum(0)), ...actFields }),
    output: actDone,
  },
};
