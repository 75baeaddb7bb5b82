import { ApiError } from '../platform/api/api.ts';

const ID = /^[\w-]{1,64}$/;
/** What the server says of an id that is none, or that it does not have. */
const UNKNOWN = [400, 404];

export const isId = (id: string | undefined): id is string => id !== undefined && ID.test(id);

/** What was asked for; null where nobody has it. Everything else that goes wrong is an error. */
export function findKnown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((cause: unknown) => {
    if (cause instanceof ApiError && UNKNOWN.includes(cause.httpStatus)) return null;
    throw cause;
  });
}

/** The same by an id; what cannot be one is not asked for. */
export async function findById<Answer>(
  id: string,
  ask: (id: string) => Promise<Answer>,
): Promise<Answer | null> {
  return isId(id) ? findKnown(ask(id)) : null;
}
