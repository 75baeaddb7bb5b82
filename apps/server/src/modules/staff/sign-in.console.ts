import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { FastifyInstance } from 'fastify';
import type { ConsoleVisitor } from '../../plugins/console/console-calls.ts';
import type { InvitationService } from './invitation.service.ts';
import { describeOwn, type OwnIdentityNeeds } from './own-identity.ts';
import type { SignInService } from './sign-in.service.ts';
import type { StaffSessionService } from './staff-session.service.ts';

export interface SignInConsoleServices extends OwnIdentityNeeds {
  signIns: SignInService;
  staffSessions: Pick<StaffSessionService, 'authenticate'>;
  invitations: InvitationService;
}

export async function signInConsoleRoutes(
  app: FastifyInstance,
  services: SignInConsoleServices,
): Promise<void> {
  const { signIns, staffSessions, invitations } = services;

  async function enter(caller: ConsoleVisitor, token: string): Promise<ConsoleOutput<'getMe'>> {
    caller.setSession(token);
    const signedIn = await staffSessions.authenticate(token);
    if (!signedIn) throw new Error('the new session is not valid');
    return describeOwn(signedIn, services);
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
  app.consoleCall('openInvitation', ({ token }) => invitations.open(token));
  app.consoleCall('acceptInvitation', async (input, caller) => {
    const { recoveryCodes, sessionToken } = await invitations.accept(input, caller);
    return { recoveryCodes, me: await enter(caller, sessionToken) };
  });
}
