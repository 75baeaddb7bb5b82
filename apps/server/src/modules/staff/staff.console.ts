import type { ConsoleCall } from '@juban/contract/console/console-call';
import { type ConsoleCallName, consoleCalls } from '@juban/contract/console/console-calls';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { ConsoleCaller, ConsoleVisitor } from '../../plugins/console/console-calls.ts';
import { readCookie } from '../../plugins/console/console-cookie.ts';
import type { ApprovalService } from '../audit/approval.service.ts';
import type { InvitationService } from './invitation.service.ts';
import { OIDC_TRIP_MS, type OidcService } from './oidc.service.ts';
import type { OwnAccountService } from './own-account.service.ts';
import type { SignInService } from './sign-in.service.ts';
import type { StaffAdminService } from './staff-admin.service.ts';
import { type BrandScope, brandsOf, joinScopes } from './staff-identity.service.ts';
import { FACTOR_FRESH_MS, type SignedIn, type StaffSessionService } from './staff-session.service.ts';

export interface StaffConsoleServices {
  appEnv: 'demo' | 'production';
  signIns: SignInService;
  staffSessions: StaffSessionService;
  oidcSignIns: OidcService;
  invitations: InvitationService;
  ownAccounts: OwnAccountService;
  staffAdmin: StaffAdminService;
  approvals: Pick<ApprovalService, 'countFor'>;
}

type Me = ConsoleOutput<'getMe'>;

const OIDC_RETURN = '/console/api/oidc/callback';
const TRIP_COOKIE = 'juban-oidc';

const tripCookie = (sealed: string, origin: string): string =>
  `${TRIP_COOKIE}=${sealed}; Path=${OIDC_RETURN}; Max-Age=${OIDC_TRIP_MS / 1_000}; HttpOnly; SameSite=Lax${
    origin.startsWith('https:') ? '; Secure' : ''
  }`;

const idOf = (text: string): number => Number(text);

/** What every call requires, for pages and for checks from outside. */
const PERMISSION_LIST = (Object.keys(consoleCalls) as ConsoleCallName[]).map((name) => {
  const { method, path, permission, changes }: ConsoleCall = consoleCalls[name];
  return { method, path, permission: [permission].flat().join(' '), changes: changes === true };
});

export async function staffConsoleRoutes(
  app: FastifyInstance,
  services: StaffConsoleServices,
): Promise<void> {
  const { appEnv, signIns, oidcSignIns, staffSessions, invitations, ownAccounts, staffAdmin, approvals } =
    services;

  async function meOf({ identity, session }: SignedIn): Promise<Me> {
    const scopes = [...identity.permissions.values()];
    return {
      id: String(identity.id),
      name: identity.name,
      email: identity.email,
      roles: identity.roles.map((role) => ({ ...role, brands: [...role.brands] })),
      brands: [...brandsOf(scopes.reduce<BrandScope>(joinScopes, []))],
      permissions: [...identity.permissions.keys()],
      factorFreshUntil: (session.factorAt?.getTime() ?? 0) + FACTOR_FRESH_MS,
      environment: appEnv,
      approvalsWaiting: await approvals.countFor(identity),
    };
  }

  async function enter(caller: ConsoleVisitor, token: string): Promise<Me> {
    caller.setSession(token);
    const signedIn = await staffSessions.authenticate(token);
    if (!signedIn) throw new Error('the new session is not valid');
    return meOf(signedIn);
  }

  app.consoleCall('signIn', async (input, caller) => {
    const { token, factors } = await signIns.begin(input, caller);
    caller.setSession(token);
    return { factors };
  });
  app.consoleCall('signInWithTotp', async ({ code }, caller) =>
    enter(caller, await signIns.withTotp(caller.token, code, caller)),
  );
  app.consoleCall('signInWithRecoveryCode', async ({ code }, caller) =>
    enter(caller, await signIns.withRecoveryCode(caller.token, code, caller)),
  );
  app.consoleCall('passkeySignInOptions', async (_input, caller) => ({
    ...(await signIns.passkeyOptions(caller.token, caller)),
  }));
  app.consoleCall('signInWithPasskey', async ({ response }, caller) =>
    enter(caller, await signIns.withPasskey(caller.token, response, caller)),
  );
  app.consoleCall('readSignInWays', async () => ({ oidc: oidcSignIns.label }));
  app.consoleCall('beginOidc', async (_input, { reply, ownUrl }) => {
    const { url, sealedTrip } = await oidcSignIns.begin(ownUrl(OIDC_RETURN));
    // Lax: the identity provider's page leads back here.
    reply.header('set-cookie', tripCookie(sealedTrip, ownUrl('')));
    return reply.redirect(url);
  });
  app.consoleCall('finishOidc', async (_input, caller) => {
    const { reply, ownUrl } = caller;
    const { url = '', headers } = reply.request;
    const trip = readCookie(headers.cookie, TRIP_COOKIE);
    const token = await oidcSignIns
      .finish(new URL(url, ownUrl('')), trip, { ...caller, origin: ownUrl('') })
      .catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
    if (token === undefined) return reply.redirect('/console/sign-in?oidc=refused');
    caller.setSession(token);
    return reply.redirect('/console/');
  });
  app.consoleCall('openInvitation', ({ token }) => invitations.open(token));
  app.consoleCall('acceptInvitation', async (input, caller) => {
    const { recoveryCodes, sessionToken } = await invitations.accept(input, caller);
    return { recoveryCodes, me: await enter(caller, sessionToken) };
  });

  app.consoleCall('getMe', (_input, caller) => meOf(caller));
  app.consoleCall('listPermissions', async () => PERMISSION_LIST);
  app.consoleCall('signOut', async (_input, caller) => {
    await ownAccounts.signOut(caller);
    caller.setSession(undefined);
    return null;
  });
  app.consoleCall('stepUp', async ({ code }, caller) => freshUntil(await ownAccounts.stepUp(caller, code)));
  app.consoleCall('passkeyStepUpOptions', async (_input, caller) => ({
    ...(await ownAccounts.passkeyStepUpOptions(caller)),
  }));
  app.consoleCall('stepUpWithPasskey', async ({ response }, caller) =>
    freshUntil(await ownAccounts.stepUpWithPasskey(caller, response)),
  );
  app.consoleCall('getOwnSecurity', (_input, caller) => ownAccounts.showSecurity(caller));
  app.consoleCall('changePassword', async (input, caller) => {
    await ownAccounts.changePassword(caller, input);
    return null;
  });
  app.consoleCall('newRecoveryCodes', async (_input, caller) => ({
    recoveryCodes: await ownAccounts.newRecoveryCodes(caller),
  }));
  app.consoleCall('newPasskeyOptions', async (_input, caller) => ({
    ...(await ownAccounts.newPasskeyOptions(caller)),
  }));
  app.consoleCall('addPasskey', (input, caller) => ownAccounts.addPasskey(caller, input));
  app.consoleCall('removePasskey', ({ id }, caller) => ownAccounts.removePasskey(caller, id));
  app.consoleCall('endOwnSession', ({ id }, caller) => ownAccounts.endSession(caller, id));

  app.consoleCall('listStaff', () => staffAdmin.listMembers());
  app.consoleCall('inviteStaff', (input, caller) => staffAdmin.invite(input, caller.by, caller.identity));
  app.consoleCall('renewInvitation', ({ id }, { by }) => staffAdmin.renewInvitation(idOf(id), by));
  app.consoleCall('changeStaffRoles', ({ id, roles }, { by, identity }: ConsoleCaller) =>
    staffAdmin.changeRoles(idOf(id), roles, by, identity),
  );
  app.consoleCall('deactivateStaff', ({ id, reason }, { by }) => staffAdmin.deactivate(idOf(id), reason, by));
  app.consoleCall('reactivateStaff', ({ id }, { by }) => staffAdmin.reactivate(idOf(id), by));
  app.consoleCall('endStaffSessions', ({ id }, { by }) => staffAdmin.endSessions(idOf(id), by));
  app.consoleCall('listRoles', () => staffAdmin.listRoles());
  app.consoleCall('saveRole', (input, { by, identity }) => staffAdmin.saveRole(input, by, identity));
}

const freshUntil = (date: Date) => ({ factorFreshUntil: date.getTime() });
