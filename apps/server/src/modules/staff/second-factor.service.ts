import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { randomHandle, type Secrets, sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  lockStaff,
  replaceRecoveryCodes,
  type StaffRow,
  useRecoveryCode,
  useTotpStep,
} from './staff.repository.ts';
import { forgetTries, spendTry, type TryRule } from './staff-session.repository.ts';
import { stepOfCode } from './totp.ts';

const RECOVERY_CODES = 10;

/** Five tries, then waits of 5 s, 10 s, 20 s up to 15 minutes: slows guessing down and locks nobody out for ever. */
export const SLOW_DOWN: TryRule = {
  free: 5,
  firstWaitMs: 5_000,
  longestWaitMs: 15 * 60_000,
  forgottenAfterMs: 24 * 3_600_000,
};

/** Tries of all second factors of a person count together. */
export const factorSubject = (staffId: number): string => `factor:${staffId}`;

export async function spendTryOrRefuse(db: Db, subject: string, now: Date, rule = SLOW_DOWN): Promise<void> {
  const wait = await spendTry(db, subject, now, rule);
  if (wait > 0) throw new Refusal(CODE.tooMany, { retryAfterSeconds: Math.ceil(wait / 1_000) });
}

/** As written down by people: letters in any case, with or without dashes. */
const hashOfRecoveryCode = (staffId: number, code: string): string =>
  sha256(`${staffId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

const newRecoveryCode = (): string => {
  const letters = Buffer.from(randomHandle(), 'base64url').toString('hex').slice(0, 16);
  return (letters.match(/.{4}/g) ?? []).join('-');
};

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** Codes of the authenticator app, and recovery codes. Each works once. */
export function createSecondFactorService({
  db,
  clock,
  secrets,
}: {
  db: Db;
  clock: Clock;
  secrets: Secrets;
}) {
  /** The try is counted before the code is compared, also if the transaction of the act fails. */
  async function guarded(staffId: number, isRight: () => Promise<boolean>): Promise<void> {
    await spendTryOrRefuse(db, factorSubject(staffId), clock.realNow());
    if (!(await isRight())) throw new Refusal(CODE.signInRefused);
    await forgetTries(db, factorSubject(staffId));
  }

  return {
    checkTotp: ({ id, totpSealed }: Pick<StaffRow, 'id' | 'totpSealed'>, code: string): Promise<void> =>
      guarded(id, async () => {
        if (totpSealed === null) return false;
        const secret = Buffer.from(secrets.open(totpSealed), 'base64url');
        const step = stepOfCode(secret, code, clock.realNow());
        return step !== undefined && useTotpStep(db, id, step);
      }),

    checkRecoveryCode: (staffId: number, code: string): Promise<void> =>
      guarded(staffId, () =>
        useRecoveryCode(db, staffId, hashOfRecoveryCode(staffId, code), clock.realNow()),
      ),

    /** Shown once; the ones before no longer work. */
    async newRecoveryCodes(tx: Db, staffId: number): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await lockStaff(tx, staffId);
      await replaceRecoveryCodes(
        tx,
        staffId,
        codes.map((code) => hashOfRecoveryCode(staffId, code)),
      );
      return codes;
    },
  };
}
