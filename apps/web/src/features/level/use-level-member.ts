import type { CallOutput } from '@juban/contract/schemas';
import { type LevelStatus, levelStatus } from '@juban/domain/level-status';
import { levelOf, levelRowOf } from '@juban/domain/levels';
import { type MembershipStatus, membershipStatus } from '@juban/domain/membership';
import { useQuery } from '@tanstack/react-query';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';

export interface LevelMember {
  headImgUrl: string;
  nickName: string;
  /** 0 to 8. */
  level: number;
  vPower: number;
  status: LevelStatus;
  /** The membership has ended, and V power with it day by day; who never had one loses nothing. */
  isFalling: boolean;
}

export const NOBODY: LevelMember = {
  headImgUrl: '',
  nickName: '',
  level: 0,
  vPower: 0,
  status: 0,
  isFalling: false,
};

const ENDED: ReadonlySet<MembershipStatus> = new Set([1, 2, 3]);

type User = CallOutput<'getProfile'>['user'];
type Experience = CallOutput<'getLevelExperience'>;

/** Where the level's own call failed the profile still tells it; only the clock is then the visitor's. */
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

export async function loadMember(): Promise<LevelMember> {
  const [profile, experience] = await Promise.allSettled([api.getProfile({}), api.getLevelExperience({})]);
  if (profile.status === 'rejected') {
    // A login that has ended makes a visitor of the reader, without a word: these pages are everybody's.
    if (isLoginRefusal(profile.reason)) return NOBODY;
    throw profile.reason;
  }
  return levelMemberOf(
    profile.value.user,
    experience.status === 'fulfilled' ? experience.value : undefined,
    new Date(),
  );
}

/** One for all level pages: they tell the same of the reader. */
export const LEVEL_MEMBER = ['level-member'];

interface LevelReader {
  member: LevelMember;
  isKnown: boolean;
  /** Set when the reader's data could not be loaded. */
  retry?: (() => Promise<unknown>) | undefined;
}

export function useLevelMember(): LevelReader {
  const who = useLoginState();
  const { data, isError, refetch } = useQuery({
    queryKey: LEVEL_MEMBER,
    queryFn: loadMember,
    enabled: who === 'user',
    staleTime: 0,
  });
  if (who !== 'user') return { member: NOBODY, isKnown: who === 'guest' };
  if (data) return { member: data, isKnown: true };
  return { member: NOBODY, isKnown: false, retry: isError ? refetch : undefined };
}
