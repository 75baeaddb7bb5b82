import { DAY_MS } from './membership.ts';

export const NEW_USER_MS = 7 * DAY_MS;

/** True for exactly seven days after registration. */
export function isNewUser(registeredAt: Date, now: Date): boolean {
  return now.getTime() - registeredAt.getTime() < NEW_USER_MS;
}
