import { NOT_LOGGED_IN } from '@juban/contract/codes';
import { ApiError } from '../api/api-error.ts';

export function isLoginRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === NOT_LOGGED_IN;
}
