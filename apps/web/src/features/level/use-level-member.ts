import type { CallOutput } from '@juban/contract/schemas';
import { type LevelStatus, levelStatus } from '@juban/domain/level-status';
import { levelOf, levelRowOf } from '@juban/domain/levels';
import { type MembershipStatus, membershipStatus } from '@juban/domain/membership';
import { dataOf, type UserState } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';

export interface LevelMember {
  headImgUrl: string;
  nickName: string;
  /** 0 to 8. */
  level: number;
  vPower: number;
  status: LevelStatus;
  /** The membership has ended, so V power falls daily; without an earlier membership it does not. */
  isFalling: boolean;
}

const ENDED: ReadonlySet<MembershipStatus> = new Set([1, 2, 3]);

type User = CallOutput<'getProfile'>['user'];
type Experience = CallOutput<'getLevelExperience'>;

/** If the level's own call failed, the profile has the level too; only the clock is then the client's. */
export function levelMemberOf(user: User, experience: Experience | undefined, now: Date): LevelMember {
  const { headImgUrl, nickName, changedValue, vipInfo } = user;
  const vPower = experience?.vipExperience ?? changedValue;
  const expiresAt = vipInfo.expiredTime === null ? null : new Date(vipInfo.expiredTime);
  const status =
    (experience?.status as MembershipStatus | undefined) ??
    membershipStatus({ loggedIn: true, expiresAt, vPower }, now);
  return {
    headImgUrl,
    nickName,
    level: levelRowOf(experience?.level ?? levelOf(vPower)).level,
    vPower,
    status: levelStatus({ loggedIn: true, status, vPower }),
    isFalling: ENDED.has(status) && vPower > 0,
  };
}

/** The profile identifies the user, so it is required. */
export async function loadMember(): Promise<LevelMember> {
  const [profile, experience] = await Promise.allSettled([api.getProfile({}), api.getLevelExperience({})]);
  if (profile.status === 'rejected') throw profile.reason;
  return levelMemberOf(
    profile.value.user,
    experience.status === 'fulfilled' ? experience.value : undefined,
    new Date(),
  );
}

/** Shared by all level pages. */
export const LEVEL_MEMBER = ['level-member'];

export type LevelUserState = UserState<LevelMember>;

/** The user's progress; undefined until known. */
export type OwnLevel = Pick<LevelMember, 'level' | 'vPower'> | undefined;

const NO_LEVEL = { level: 0, vPower: 0 };

/** A visitor is before the first level. */
export const ownLevelOf = (state: LevelUserState): OwnLevel =>
  state.kind === 'guest' ? NO_LEVEL : dataOf(state);

export const useLevelMember = () => useUserQuery({ queryKey: LEVEL_MEMBER, queryFn: loadMember });
