import { checkInTexts as texts } from '@juban/contract/texts/check-in';
import type { MembershipStatus } from '@juban/domain/membership';

/** The member's data for the button; undefined for a visitor. */
export interface CheckInMember {
  status: MembershipStatus;
  /** Checked in today. */
  isClock: boolean;
}

export type CheckInState = 'guest' | 'inactive' | 'ready' | 'done';

const ACTIVE: MembershipStatus = 4;
/** Statuses of former members. */
const ENDED: readonly MembershipStatus[] = [1, 2, 3];

export function checkInState(member: CheckInMember | undefined): CheckInState {
  if (!member) return 'guest';
  if (member.status !== ACTIVE) return 'inactive';
  return member.isClock ? 'done' : 'ready';
}

export function checkInLabel(member: CheckInMember | undefined): string {
  const state = checkInState(member);
  if (state === 'ready') return texts.ready;
  if (state === 'done') return texts.done;
  return member && ENDED.includes(member.status) ? texts.renew : texts.open;
}
