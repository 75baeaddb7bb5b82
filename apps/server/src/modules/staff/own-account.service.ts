import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { consoleTexts } from '@juban/contract/console/texts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import { isCommonPassword } from './common-password.ts';
import type { PasskeyService } from './passkey.service.ts';
import { hashPassword, isPassword } from './password.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import {
  countRecoveryCodes,
  findStaff,
  lockStaff,
  type StaffRow,
  writePassword,
} from './staff.repository.ts';
import {
  deleteStaffSessionById,
  deleteStaffSessions,
  listStaffSessions,
} from './staff-session.repository.ts';
import type { SignedIn, StaffSessionService } from './staff-session.service.ts';

/** Who asks about the own account. */
export interface Own extends SignedIn {
  by: Actor;
  /** The origin of the page that asks. */
  origin: string;
}

export interface OwnAccountDeps {
  db: Db;
  sessions: StaffSessionService;
  factors: SecondFactorService;
  passkeys: PasskeyService;
  audit: Pick<AuditService, 'write'>;
}

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

/** What members of staff do with their own account. */
export function createOwnAccountService({ db, sessions, factors, passkeys, audit }: OwnAccountDeps) {
  const targetOf = ({ identity }: Own) => `staff:${identity.id}`;

  async function requireMember({ identity }: Own): Promise<StaffRow> {
    const member = await findStaff(db, identity.id);
    if (!member) throw new Refusal(CODE.staffSignedOut);
    return member;
  }

  async function showSecurity({ identity, session }: Own): Promise<ConsoleOutput<'getOwnSecurity'>> {
    const [keys, recoveryCodesLeft, rows] = await Promise.all([
      passkeys.list(identity.id),
      countRecoveryCodes(db, identity.id),
      listStaffSessions(db, identity.id, sessions.times()),
    ]);
    return {
      recoveryCodesLeft,
      passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createTime: createdAt.getTime(),
        lastUsedTime: lastUsedAt?.getTime() ?? null,
      })),
      sessions: rows.map(({ id, device, address, createdAt, lastSeenAt, tokenHash }) => ({
        id,
        device,
        address,
        createTime: createdAt.getTime(),
        lastSeenTime: lastSeenAt.getTime(),
        isCurrent: tokenHash === session.tokenHash,
      })),
    };
  }

  /** Does something to the own account, with its entry in the audit log. */
  const act = <Result>(own: Own, call: string, work: (tx: Db) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      await audit.write(tx, { by: own.by, call, target: targetOf(own) });
      return result;
    });

  return {
    showSecurity,

    async changePassword(own: Own, { password, newPassword }: { password: string; newPassword: string }) {
      const member = await requireMember(own);
      if (!member.passwordHash || !(await isPassword(password, member.passwordHash)))
        throw new Refusal(CODE.signInRefused);
      if (isCommonPassword(newPassword, [member.email, member.name]))
        throw new Refusal(CODE.badRequest, { msg: consoleTexts.passwordCommon });
      const passwordHash = await hashPassword(newPassword);
      await act(own, 'changePassword', async (tx) => {
        await lockStaff(tx, member.id);
        await writePassword(tx, member.id, passwordHash);
        await deleteStaffSessions(tx, member.id, own.session.tokenHash);
      });
    },

    newRecoveryCodes: (own: Own): Promise<string[]> =>
      act(own, 'newRecoveryCodes', (tx) => factors.newRecoveryCodes(tx, own.identity.id)),

    newPasskeyOptions: ({ identity, session, origin }: Own) => passkeys.beginNew(identity, session, origin),

    async addPasskey(own: Own, { name, response }: { name: string; response: object }) {
      const { identity, session, origin } = own;
      const key = await passkeys.verifyNew(identity.id, session, { name, response, origin });
      await act(own, 'addPasskey', (tx) => passkeys.add(tx, key));
      return showSecurity(own);
    },

    async removePasskey(own: Own, id: string) {
      await act(own, 'removePasskey', (tx) => passkeys.remove(tx, own.identity.id, id));
      return showSecurity(own);
    },

    async endSession(own: Own, id: string) {
      await act(own, 'endOwnSession', async (tx) => {
        if (!(await deleteStaffSessionById(tx, own.identity.id, id))) throw new Refusal(CODE.notFound);
      });
      return showSecurity(own);
    },

    signOut: (own: Own): Promise<void> => act(own, 'signOut', (tx) => sessions.end(tx, own.session)),

    /** The second factor again; returns until when it is fresh. */
    async stepUp(own: Own, code: string): Promise<Date> {
      await factors.checkTotp(await requireMember(own), code);
      return act(own, 'stepUp', (tx) => sessions.renewFactor(tx, own.session));
    },

    passkeyStepUpOptions: ({ identity, session, origin }: Own) =>
      passkeys.begin(identity.id, session, origin),

    async stepUpWithPasskey(own: Own, response: object): Promise<Date> {
      await passkeys.check(own.identity.id, own.session, response, own.origin);
      return act(own, 'stepUpWithPasskey', (tx) => sessions.renewFactor(tx, own.session));
    },
  };
}
