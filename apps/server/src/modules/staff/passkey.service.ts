import { CODE } from '@juban/contract/code-names';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
  type NewPasskey,
  type Passkey,
} from './passkey.repository.ts';
import { factorSubject, spendTryOrRefuse } from './second-factor.service.ts';
import type { StaffRow } from './staff.repository.ts';
import { forgetTries, type StaffSession, takeChallenge, writeChallenge } from './staff-session.repository.ts';

const NAME = 'Juban';

/** The page of the console that asks: a passkey belongs to its host. */
export type Origin = string;

const refuse = (): never => {
  throw new Refusal(CODE.signInRefused);
};
const rpIdOf = (origin: Origin): string => new URL(origin).hostname;
const idOf = ({ id, transports }: Passkey) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** Passkeys as a second factor. The challenge belongs to the session, and is answered once. */
export function createPasskeyService({ db, clock }: { db: Db; clock: Clock }) {
  async function keep<Options extends { challenge: string }>(session: StaffSession, options: Options) {
    await writeChallenge(db, session.tokenHash, options.challenge);
    return options;
  }

  /** The challenge is used up, whatever the answer is. */
  async function takeOwnChallenge({ tokenHash, challenge }: StaffSession): Promise<string> {
    if (challenge === null || !(await takeChallenge(db, tokenHash, challenge))) return refuse();
    return challenge;
  }

  return {
    list: (staffId: number) => listPasskeys(db, staffId),
    count: (staffId: number) => countPasskeys(db, staffId),

    /** The challenge for one of the own passkeys. */
    async begin(staffId: number, session: StaffSession, origin: Origin) {
      const keys = await listPasskeys(db, staffId);
      const options = await generateAuthenticationOptions({
        rpID: rpIdOf(origin),
        userVerification: 'required',
        allowCredentials: keys.map(idOf),
      });
      return keep(session, options);
    },

    async check(staffId: number, session: StaffSession, response: object, origin: Origin): Promise<void> {
      const subject = factorSubject(staffId);
      await spendTryOrRefuse(db, subject, clock.realNow());
      const challenge = await takeOwnChallenge(session);
      const sent = response as AuthenticationResponseJSON;
      const key = (await listPasskeys(db, staffId)).find(({ id }) => id === sent.id) ?? refuse();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: sent,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpIdOf(origin),
        credential: {
          ...idOf(key),
          publicKey: Buffer.from(key.publicKey, 'base64url'),
          counter: key.counter,
        },
        requireUserVerification: true,
      }).catch(refuse);
      if (!verified) refuse();
      await markPasskeyUsed(db, key.id, authenticationInfo.newCounter, clock.realNow());
      await forgetTries(db, subject);
    },

    /** The challenge for a new passkey. */
    async beginNew(
      { id, email, name }: Pick<StaffRow, 'id' | 'email' | 'name'>,
      session: StaffSession,
      origin: Origin,
    ) {
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: rpIdOf(origin),
        userName: email,
        userDisplayName: name,
        userID: new TextEncoder().encode(`staff-${id}`),
        attestationType: 'none',
        excludeCredentials: (await listPasskeys(db, id)).map(idOf),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
      return keep(session, options);
    },

    /** Checks the answer of the browser; the result is stored by `add`. */
    async verifyNew(
      staffId: number,
      session: StaffSession,
      { name, response, origin }: { name: string; response: object; origin: Origin },
    ): Promise<NewPasskey> {
      const challenge = await takeOwnChallenge(session);
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpIdOf(origin),
        requireUserVerification: true,
      }).catch(refuse);
      if (!verified) return refuse();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      return { id, staffId, name, publicKey: key, counter, transports, createdAt: clock.realNow() };
    },

    async add(tx: Db, key: NewPasskey): Promise<void> {
      if (!(await insertPasskey(tx, key))) throw new Refusal(CODE.conflict);
    },

    async remove(tx: Db, staffId: number, id: string): Promise<void> {
      if (!(await deletePasskey(tx, staffId, id))) throw new Refusal(CODE.notFound);
    },
  };
}
