import type { CallOutput } from '@juban/contract/schemas';
import { levelOf, levelPercent, MAX_LEVEL, nextLevelScore } from '@juban/domain/levels';
import { type MembershipStatus, membershipStatus } from '@juban/domain/membership';
import type { ReaderState } from '../../lib/reader-state.ts';

export interface Member {
  nickName: string;
  headImgUrl: string;
  /** 0 to 8. */
  level: number;
  vPower: number;
  /** Towards the next level, 0 to 100. */
  percent: number;
  /** V power that the next level still takes; 0 at the highest. */
  toNext: number;
  status: MembershipStatus;
  /** In ms; null without one. */
  expiredTime: number | null;
  /** Checked in today. */
  isClock: boolean;
}

export type Visitor = ReaderState<Member>;

/** What the card shows of somebody who is not logged in. */
export const NOBODY: Member = {
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

/** Where the level's own call failed, the profile still tells it, and only the clock is the visitor's. */
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

/** Whether somebody is logged in, also where nothing could be had of them. */
export const isUser = (visitor: Visitor): boolean => visitor.kind === 'failed' || visitor.kind === 'known';
