import { ApiError } from '../../platform/api/api-error.ts';

/** The server takes an order number that is none as bad input, and one of somebody else as unknown. */
const STATUSES: readonly number[] = [400, 403, 404];

export const saysNoSuchOrder = (error: unknown): boolean =>
  error instanceof ApiError && STATUSES.includes(error.httpStatus);
