import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { isNewUser, PHONE_PROOF_MS } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MedalService, VipMedal } from '../membership/medal.service.ts';
import type { MembershipService, Standing } from '../membership/membership.service.ts';
import {
  bindPhone,
  findPhoneIndex,
  findPhoneProof,
  findUserWithBrand,
  insertPhoneProof,
  insertUser,
  lockPhone,
  markProofUsed,
  readUser,
  renameUser,
  type UserRow,
} from './account.repository.ts';
import { createSessionService } from './session.service.ts';

/** Locks the row of a known phone for the transaction; returns its owner. */
export { lockPhoneIndex as holdPhoneIndex } from './account.repository.ts';

export interface Registration {
  brand: string;
  clientType: string;
  nickName?: string | undefined;
  headImgUrl?: string | undefined;
  /** Business time; now unless a demo account is made older. */
  registeredAt?: Date | undefined;
}

export interface HeldPhone {
  phoneIndex: string;
  userId: number | null;
}

/** The caller, as read with their session. */
export type Account = UserRow;
export type Profile = CallOutput<'getProfile'>['user'];
export type AccountService = ReturnType<typeof createAccountService>;

export interface AccountDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  membership: MembershipService;
  medals: Pick<MedalService, 'readVip'>;
}

/** Accounts, their phones and their sessions. */
export function createAccountService({ db, clock, secrets, membership, medals }: AccountDeps) {
  const register = async (tx: Db, registration: Registration): Promise<number> => {
    const { brand, clientType, nickName, headImgUrl = '', registeredAt = clock.businessNow() } = registration;
    const id = await insertUser(tx, {
      nickName: nickName ?? '',
      headImgUrl,
      brand,
      clientType,
      registeredAt,
    });
    if (nickName === undefined) await renameUser(tx, id, `用户${id}`);
    return id;
  };

  /** Empty for an account without one. */
  const phoneOf = ({ phoneSealed }: Account): string => (phoneSealed ? secrets.open(phoneSealed) : '');

  const profileOf = async (user: Account): Promise<Profile> => {
    const [standing, vipMedal] = await Promise.all([
      membership.readStanding(user.id),
      medals.readVip(user.id),
    ]);
    return toProfile(user, { mobile: phoneOf(user), standing, vipMedal }, clock.businessNow());
  };

  const proofOf = (userId: number, phone: string) => ({ userId, phoneIndex: secrets.index('phone', phone) });
  const provedSince = () => new Date(clock.realNow().getTime() - PHONE_PROOF_MS);

  return {
    ...createSessionService({ db, clock }),
    register,
    phoneIndexOf: findPhoneIndex,

    /** Locks the phone's row for the transaction: registration and waiting grants are serialised by it. */
    async holdPhone(tx: Db, phone: string): Promise<HeldPhone> {
      const phoneIndex = secrets.index('phone', phone);
      return { phoneIndex, userId: await lockPhone(tx, phoneIndex, secrets.seal(phone)) };
    },

    /**
     * The account of a locked phone, created if there is none; grants that waited for the phone are released
     * to it.
     */
    async accountOf(tx: Db, { phoneIndex, userId }: HeldPhone, registration: Registration): Promise<number> {
      if (userId !== null) return userId;
      const id = await register(tx, registration);
      await bindPhone(tx, phoneIndex, id);
      await membership.releaseHeldDays(tx, phoneIndex, id);
      return id;
    },

    provePhone: (tx: Db, proof: { userId: number; phone: string; codeId: string }) =>
      insertPhoneProof(tx, {
        userId: proof.userId,
        codeId: proof.codeId,
        phoneIndex: secrets.index('phone', proof.phone),
        provedAt: clock.realNow(),
      }),

    /** Whether this user has proved that phone lately, for a claim that has not been made yet. */
    hasProof: async (userId: number, phone: string): Promise<boolean> =>
      (await findPhoneProof(db, proofOf(userId, phone), provedSince())) !== undefined,

    /** Uses a proof inside the transaction it is needed for; undefined if there is none. */
    async useProof(tx: Db, userId: number, phone: string): Promise<string | undefined> {
      const proofId = await findPhoneProof(tx, proofOf(userId, phone), provedSince());
      const isUsed = proofId && (await markProofUsed(tx, userId, proofId, clock.realNow()));
      return isUsed ? proofId : undefined;
    },

    profileOf,
    phoneOf,

    /** The account as a transaction sees it, with its brand of registration; undefined for none. */
    find: findUserWithBrand,

    async readProfile(userId: number): Promise<Profile> {
      const user = await readUser(db, userId);
      if (!user) throw new Refusal(CODE.notLoggedIn);
      return profileOf(user);
    },
  };
}

interface ProfileParts {
  mobile: string;
  standing: Standing;
  vipMedal: VipMedal;
}

function toProfile(user: Account, { mobile, standing, vipMedal }: ProfileParts, now: Date): Profile {
  return {
    id: String(user.id),
    nickName: user.nickName,
    headImgUrl: user.headImgUrl,
    mobile,
    level: standing.level,
    newUser: isNewUser(user.registeredAt, now),
    score: standing.points,
    vipMedal,
    vipLevel: standing.level,
    changedValue: standing.vPower,
    isClock: standing.checkedIn,
    vipInfo: { expiredTime: standing.expiresAt?.getTime() ?? null },
  };
}
