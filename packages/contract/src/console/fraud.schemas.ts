import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { actDone, actFields, afterKey, brandId, nextKey } from './act.fields.ts';

const kind = z.enum(['order', 'claim', 'exchange']);
const state = z.enum(['held', 'released', 'refused']);
const target = { kind, id: z.string().check(z.regex(/^[\w-]{1,64}$/)) };

const hold = z.object({
  kind,
  id: z.string(),
  /** Null: a claim of a phone without an account. */
  userId: z.nullable(z.string()),
  brand: z.string(),
  rule: z.string(),
  /** The rule in words. */
  ruleTitle: z.string(),
  /** What the rule found, in one sentence. */
  facts: z.string(),
  state,
  holdTime: wireTime,
  decider: z.string(),
  reason: z.string(),
  decideTime: z.nullable(wireTime),
});

export const fraudSchemas = {
  listHolds: {
    summary: 'Held subjects, oldest first; decided ones newest first',
    input: z.object({
      state: z._default(state, 'held'),
      kind: z.optional(kind),
      brand: z.optional(brandId),
      after: afterKey,
    }),
    output: z.object({ holds: z.array(hold), next: nextKey }),
  },
  getHold: {
    summary: 'A held subject with what the rule found and what else is known of its user',
    input: z.object(target),
    output: z.object({
      ...hold.shape,
      /** Masked phone; empty without one. */
      mobile: z.string(),
      nickName: z.string(),
      registerTime: z.nullable(wireTime),
      /** Other subjects of the same user that a rule held. */
      others: z.array(z.object({ kind, id: z.string(), state, holdTime: wireTime, ruleTitle: z.string() })),
    }),
  },
  decideHold: {
    summary: 'Grant what is held, or refuse it: a refused order is refunded',
    input: z.object({ ...target, decision: z.enum(['release', 'refuse']), ...actFields }),
    output: actDone,
  },
};
