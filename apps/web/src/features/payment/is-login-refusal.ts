import { NOT_LOGGED_IN } from '@juban/contract/codes';
import { ApiError } from '../../lib/api-error.ts';

export function isLoginRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === NOT_LOGGED_IN;
}
