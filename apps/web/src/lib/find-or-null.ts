import { ApiError } from '../platform/api/api.ts';

const ID = /^[\w-]{1,64}$/;
/** Answers for invalid and unknown ids. */
const UNKNOWN = [400, 404];

export const isId = (id: string | undefined): id is string => id !== undefined && ID.test(id);

/** The answer, or null if the thing does not exist. Other failures are thrown. */
export function findOrNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((cause: unknown) => {
    if (cause instanceof ApiError && UNKNOWN.includes(cause.httpStatus)) return null;
    throw cause;
  });
}

/** The same by id; invalid ids are not requested. */
export async function findById<Answer>(
  id: string,
  ask: (id: string) => Promise<Answer>,
): Promise<Answer | null> {
  return isId(id) ? findOrNull(ask(id)) : null;
}
