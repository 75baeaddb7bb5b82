import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { PasskeyService } from './passkey.service.ts';
import { isPassword, spendPasswordTime } from './password.ts';
import { type SecondFactorService, SLOW_DOWN, spendTryOrRefuse } from './second-factor.service.ts';
import { countRecoveryCodes, findStaffByEmail, type StaffRow } from './staff.repository.ts';
import { identityOf, roleTextOf } from './staff-identity.service.ts';
import { listPermissionsOf } from './staff-role.repository.ts';
import { forgetTries, returnTry } from './staff-session.repository.ts';
import type { HalfSignedIn, StaffOrigin, StaffSessionService } from './staff-session.service.ts';

/** Many people may share the address of an office. */
const SLOW_DOWN_ADDRESS = { ...SLOW_DOWN, free: 50 };

export type Factor = 'totp' | 'passkey' | 'recovery';

export interface SignInDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  sessions: StaffSessionService;
  factors: SecondFactorService;
  passkeys: Pick<PasskeyService, 'count' | 'begin' | 'check'>;
  audit: Pick<AuditService, 'write'>;
}

export interface Entrance extends StaffOrigin {
  requestId: string;
  /** The origin of the page that asks. */
  origin: string;
}

/** Signing in: password, then a second factor. Every refusal is the same, whatever was wrong. */
export function createSignInService(deps: SignInDeps) {
  const { db, clock, secrets, sessions, factors, passkeys, audit } = deps;

  async function checkPassword(email: string, password: string, { address }: Entrance): Promise<StaffRow> {
    const now = clock.realNow();
    const account = `account:${secrets.index('staff-email', email)}`;
    const office = `address:${secrets.index('staff-address', address)}`;
    await spendTryOrRefuse(db, office, now, SLOW_DOWN_ADDRESS);
    await spendTryOrRefuse(db, account, now);
    const member = await findStaffByEmail(db, email);
    const hash = member?.state === 'active' ? member.passwordHash : null;
    if (!hash) await spendPasswordTime(password);
    if (!member || !hash || !(await isPassword(password, hash))) throw new Refusal(CODE.signInRefused);
    await forgetTries(db, account);
    await returnTry(db, office);
    return member;
  }

  async function factorsOf({ id }: StaffRow): Promise<Factor[]> {
    const [keys, codes] = await Promise.all([passkeys.count(id), countRecoveryCodes(db, id)]);
    return [
      'totp',
      ...(keys > 0 ? (['passkey'] as const) : []),
      ...(codes > 0 ? (['recovery'] as const) : []),
    ];
  }

  async function requireHalf(token: string | undefined): Promise<HalfSignedIn> {
    const half = token === undefined ? undefined : await sessions.findHalf(token);
    if (!half) throw new Refusal(CODE.staffSignedOut);
    return half;
  }

  /** Returns the token of the new session. */
  async function open({ member, session }: HalfSignedIn, factor: string, from: Entrance): Promise<string> {
    return db.transaction(async (tx) => {
      const role = roleTextOf(identityOf(member, await listPermissionsOf(tx, member.id)));
      const by: Actor = { staffId: member.id, role, address: from.address, requestId: from.requestId };
      await audit.write(tx, { by, call: 'signIn', target: `staff:${member.id}`, reason: factor });
      return sessions.open(tx, member.id, from, session);
    });
  }

  return {
    async begin(input: { email: string; password: string }, from: Entrance) {
      const member = await checkPassword(input.email, input.password, from);
      return { token: await sessions.openHalf(member.id, from), factors: await factorsOf(member) };
    },

    async withTotp(token: string | undefined, code: string, from: Entrance): Promise<string> {
      const half = await requireHalf(token);
      await factors.checkTotp(half.member, code);
      return open(half, 'totp', from);
    },

    async withRecoveryCode(token: string | undefined, code: string, from: Entrance): Promise<string> {
      const half = await requireHalf(token);
      await factors.checkRecoveryCode(half.member.id, code);
      return open(half, 'recovery', from);
    },

    async passkeyOptions(token: string | undefined, { origin }: Entrance) {
      const { member, session } = await requireHalf(token);
      return passkeys.begin(member.id, session, origin);
    },

    async withPasskey(token: string | undefined, response: object, from: Entrance): Promise<string> {
      const half = await requireHalf(token);
      await passkeys.check(half.member.id, half.session, response, from.origin);
      return open(half, 'passkey', from);
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
