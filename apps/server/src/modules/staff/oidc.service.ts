import { CODE } from '@juban/contract/code-names';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod/mini';
import type { OidcConfig } from '../../config/oidc-config.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Entrance } from './sign-in.service.ts';
import { findStaffByEmail } from './staff.repository.ts';
import { identityOf, roleTextOf } from './staff-identity.service.ts';
import { listPermissionsOf } from './staff-role.repository.ts';
import type { StaffSessionService } from './staff-session.service.ts';

/** How long a person may take at the identity provider. */
export const OIDC_TRIP_MS = 10 * 60_000;

/** What must return unchanged; travels sealed in a cookie. */
const trip = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), begunAt: z.number() });
type Trip = z.output<typeof trip>;

export interface OidcDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  oidc: OidcConfig | undefined;
  sessions: Pick<StaffSessionService, 'open'>;
  audit: Pick<AuditService, 'write'>;
}

export type OidcService = ReturnType<typeof createOidcService>;

/** Sign-in at the company's identity provider, which checks the second factor itself. */
export function createOidcService({ db, clock, secrets, oidc, sessions, audit }: OidcDeps) {
  let discovered: Promise<Configuration> | undefined;

  /** Read when first needed, and again after a failure. */
  async function readProvider(): Promise<Configuration> {
    if (!oidc) throw new Refusal(CODE.notFound);
    const { issuer, clientId, clientSecret } = oidc;
    const isLoopback = issuer.startsWith('http://127.0.0.1:');
    discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      // Only the sandbox of the demo has no TLS; production refuses such an issuer at its start.
      ...(isLoopback && { execute: [allowInsecureRequests] }),
    });
    return discovered.catch((cause: unknown) => {
      discovered = undefined;
      throw new Refusal(CODE.busy, { cause });
    });
  }

  function openTrip(sealed: string | undefined): Trip {
    try {
      const parsed = trip.parse(JSON.parse(secrets.open(sealed ?? '')));
      if (clock.realNow().getTime() - parsed.begunAt < OIDC_TRIP_MS) return parsed;
    } catch {
      // No cookie, or none of ours.
    }
    throw new Refusal(CODE.signInRefused);
  }

  return {
    /** The name on the button; null if no provider is configured. */
    label: oidc?.label ?? null,

    /** Where to send the browser, and what its cookie keeps. */
    async begin(redirectUri: string): Promise<{ url: string; sealedTrip: string }> {
      const provider = await readProvider();
      const begun: Trip = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        begunAt: clock.realNow().getTime(),
      };
      const url = buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, sealedTrip: secrets.seal(JSON.stringify(begun)) };
    },

    /** Returns the token of a new session. */
    async finish(returned: URL, sealedTrip: string | undefined, from: Entrance): Promise<string> {
      const { state, nonce, verifier } = openTrip(sealedTrip);
      const provider = await readProvider();
      const tokens = await authorizationCodeGrant(provider, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch((cause: unknown) => {
        throw new Refusal(CODE.signInRefused, { cause });
      });
      const claims = tokens.claims();
      const email = claims?.email_verified === true ? claims.email : undefined;
      const member = typeof email === 'string' ? await findStaffByEmail(db, email.toLowerCase()) : undefined;
      if (member?.state !== 'active') throw new Refusal(CODE.signInRefused);
      return db.transaction(async (tx) => {
        const role = roleTextOf(identityOf(member, await listPermissionsOf(tx, member.id)));
        const by = { staffId: member.id, role, address: from.address, requestId: from.requestId };
        await audit.write(tx, { by, call: 'signIn', target: `staff:${member.id}`, reason: 'oidc' });
        return sessions.open(tx, member.id, from);
      });
    },
  };
}
