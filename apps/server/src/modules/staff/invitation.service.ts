import { randomBytes } from 'node:crypto';
import { CODE } from '@juban/contract/code-names';
import { consoleTexts } from '@juban/contract/console/texts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { randomHandle, type Secrets, sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import { isCommonPassword } from './common-password.ts';
import { hashPassword } from './password.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import {
  findInvitation,
  findStaff,
  type Invitation,
  insertInvitation,
  lockStaff,
  type StaffRow,
  useInvitation,
  writeCredentials,
} from './staff.repository.ts';
import { identityOf, roleTextOf } from './staff-identity.service.ts';
import { listPermissionsOf } from './staff-role.repository.ts';
import type { StaffOrigin, StaffSessionService } from './staff-session.service.ts';
import { stepOfCode, toBase32, totpUri } from './totp.ts';

const LIFE_MS = 24 * 3_600_000;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;

export interface InvitationDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  sessions: Pick<StaffSessionService, 'open'>;
  factors: Pick<SecondFactorService, 'newRecoveryCodes'>;
  audit: Pick<AuditService, 'write'>;
}

export type InvitationService = ReturnType<typeof createInvitationService>;

/** Links by which a person sets password and second factor. Each works once, within 24 hours. */
export function createInvitationService({ db, clock, secrets, sessions, factors, audit }: InvitationDeps) {
  const secretOf = ({ totpSealed }: Pick<Invitation, 'totpSealed'>) =>
    Buffer.from(secrets.open(totpSealed), 'base64url');

  async function require(from: Db, token: string): Promise<{ invitation: Invitation; member: StaffRow }> {
    const invitation = await findInvitation(from, sha256(token), clock.realNow());
    const member = invitation && (await findStaff(from, invitation.staffId));
    if (!invitation || !member || member.state === 'inactive') throw new Refusal(CODE.invitationGone);
    return { invitation, member };
  }

  return {
    /** A new link; the ones before no longer work. */
    async create(tx: Db, staffId: number): Promise<{ token: string; expiresAt: Date }> {
      const token = randomHandle();
      const now = clock.realNow();
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      const totpSealed = secrets.seal(randomBytes(SECRET_BYTES).toString('base64url'));
      await insertInvitation(tx, {
        tokenHash: sha256(token),
        staffId,
        totpSealed,
        createdAt: now,
        expiresAt,
      });
      return { token, expiresAt };
    },

    async open(token: string) {
      const { invitation, member } = await require(db, token);
      const secret = secretOf(invitation);
      return {
        name: member.name,
        email: member.email,
        totpSecret: toBase32(secret),
        totpUri: totpUri(secret, member.email),
      };
    },

    /** Returns the recovery codes and the token of the first session. */
    async accept(
      { token, password, code }: { token: string; password: string; code: string },
      from: StaffOrigin & { requestId: string },
    ): Promise<{ recoveryCodes: string[]; sessionToken: string }> {
      const { member, invitation } = await require(db, token);
      if (isCommonPassword(password, [member.email, member.name]))
        throw new Refusal(CODE.badRequest, { msg: consoleTexts.passwordCommon });
      const step = stepOfCode(secretOf(invitation), code, clock.realNow());
      if (step === undefined) throw new Refusal(CODE.signInRefused);
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const used = await useInvitation(tx, sha256(token), clock.realNow());
        const locked = used && (await lockStaff(tx, used.staffId));
        if (!used || !locked || locked.state === 'inactive') throw new Refusal(CODE.invitationGone);
        await writeCredentials(tx, locked.id, {
          passwordHash,
          totpSealed: used.totpSealed,
          totpLastStep: step,
        });
        const identity = identityOf(locked, await listPermissionsOf(tx, locked.id));
        const by: Actor = { staffId: locked.id, role: roleTextOf(identity), ...from };
        await audit.write(tx, { by, call: 'acceptInvitation', target: `staff:${locked.id}` });
        const recoveryCodes = await factors.newRecoveryCodes(tx, locked.id);
        return { recoveryCodes, sessionToken: await sessions.open(tx, locked.id, from) };
      });
    },
  };
}
