import { CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';

/** The product's own Chinese text with the name of the field, instead of the library's English one. */
export function wrongInput(field: string): Refusal {
  const { msg } = CODES[CODE.badRequest];
  return new Refusal(CODE.badRequest, { msg: field ? `${msg}（${field}）` : msg });
}

/** The Lab's own calls are not part of the contract, but invalid input gets the same clear answer. */
export function labInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw wrongInput(issue?.path.join('.') ?? '');
}
