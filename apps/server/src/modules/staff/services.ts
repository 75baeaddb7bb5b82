import type { OidcConfig } from '../../config/oidc-config.ts';
import type { Database, Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { createInvitationService } from './invitation.service.ts';
import { createOidcService } from './oidc.service.ts';
import { createOwnAccountService } from './own-account.service.ts';
import { createPasskeyService } from './passkey.service.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { createSignInService } from './sign-in.service.ts';
import { findStaff } from './staff.repository.ts';
import { createStaffAdminService } from './staff-admin.service.ts';
import { identityOf, type StaffIdentity } from './staff-identity.service.ts';
import { listPermissionsOf } from './staff-role.repository.ts';
import { createStaffSessionService } from './staff-session.service.ts';

export interface StaffParts {
  db: Database['db'];
  clock: Clock;
  secrets: Secrets;
  audit: AuditService;
  consoleUrl: string;
  oidc: OidcConfig | undefined;
}

export function createStaffServices({ db, clock, secrets, audit, consoleUrl, oidc }: StaffParts) {
  const staffSessions = createStaffSessionService({ db, clock });
  const factors = createSecondFactorService({ db, clock, secrets });
  const passkeys = createPasskeyService({ db, clock });
  const invitations = createInvitationService({
    db,
    clock,
    secrets,
    sessions: staffSessions,
    factors,
    audit,
  });
  return {
    staffSessions,
    invitations,
    signIns: createSignInService({ db, clock, secrets, sessions: staffSessions, factors, passkeys, audit }),
    oidcSignIns: createOidcService({ db, clock, secrets, oidc, sessions: staffSessions, audit }),
    ownAccounts: createOwnAccountService({ db, sessions: staffSessions, factors, passkeys, audit }),
    staffAdmin: createStaffAdminService({
      db,
      clock,
      sessions: staffSessions,
      invitations,
      audit,
      consoleUrl,
    }),
    /** Undefined for somebody who is not active. */
    async findIdentity(tx: Db, id: number): Promise<StaffIdentity | undefined> {
      const member = await findStaff(tx, id);
      return member?.state === 'active' ? identityOf(member, await listPermissionsOf(tx, id)) : undefined;
    },
  };
}
