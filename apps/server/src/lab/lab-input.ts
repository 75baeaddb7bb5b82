import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';

/** The Lab's own calls are not part of the contract, but bad input gets the same clear answer. */
export function labInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal('4000', { msg: `${issue?.path.join('.')}: ${issue?.message}` });
}
