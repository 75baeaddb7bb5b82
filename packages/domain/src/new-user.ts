import { DAY_MS } from './membership.ts';

export const NEW_USER_MS = 7 * DAY_MS;

/** For seven days, to the millisecond, after the account was made. */
export function isNewUser(registeredAt: Date, now: Date): boolean {
  return now.getTime() - registeredAt.getTime() < NEW_USER_MS;
}
