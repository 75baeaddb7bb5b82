import type { CallOutput } from '@juban/contract/schemas';
import { levelOf, levelPercent, MAX_LEVEL, nextLevelScore } from '@juban/domain/levels';
import { type MembershipStatus, membershipStatus } from '@juban/domain/membership';
import type { UserState } from '../../lib/user-state.ts';

export interface Member {
  nickName: string;
  headImgUrl: string;
  /** 0 to 8. */
  level: number;
  vPower: number;
  /** Progress to the next level, 0 to 100. */
  percent: number;
  /** V power missing for the next level; 0 at the highest. */
  toNext: number;
  status: MembershipStatus;
  /** In ms; null without a membership. */
  expiredTime: number | null;
  /** Checked in today. */
  isClock: boolean;
}

export type Visitor = UserState<Member>;

/** The card of a visitor. */
export const VISITOR: Member = {
  nickName: '',
  headImgUrl: '',
  level: 0,
  vPower: 0,
  percent: 0,
  toNext: nextLevelScore(0),
  status: 0,
  expiredTime: null,
  isClock: false,
};

type User = CallOutput<'getProfile'>['user'];
type Experience = CallOutput<'getLevelExperience'>;

/** If the level's own call failed, the profile has the level too, and only the clock is the client's. */
export function memberOf(user: User, experience: Experience | undefined, now: Date): Member {
  const { nickName, headImgUrl, changedValue, vipInfo, isClock } = user;
  const vPower = experience?.vipExperience ?? changedValue;
  const level = Math.min(MAX_LEVEL, experience?.level ?? levelOf(vPower));
  const { expiredTime } = vipInfo;
  const facts = { loggedIn: true, expiresAt: expiredTime === null ? null : new Date(expiredTime), vPower };
  return {
    nickName,
    headImgUrl,
    level,
    vPower,
    percent: level === MAX_LEVEL ? 100 : (experience?.percent ?? levelPercent(vPower)),
    toNext: level === MAX_LEVEL ? 0 : Math.max(0, nextLevelScore(level) - vPower),
    status: (experience?.status as MembershipStatus | undefined) ?? membershipStatus(facts, now),
    expiredTime,
    isClock,
  };
}

/** Whether a user is logged in, even if their data failed to load. */
export const isUser = (visitor: Visitor): boolean => visitor.kind === 'failed' || visitor.kind === 'known';
