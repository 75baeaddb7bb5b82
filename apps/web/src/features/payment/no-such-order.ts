import { ApiError } from '../../platform/api/api-error.ts';

/** Statuses for an invalid order number, and for another user's. */
const STATUSES: readonly number[] = [400, 403, 404];

export const saysNoSuchOrder = (error: unknown): boolean =>
  error instanceof ApiError && STATUSES.includes(error.httpStatus);
