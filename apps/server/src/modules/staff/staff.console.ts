import type { ConsoleCall } from '@juban/contract/console/console-call';
import { type ConsoleCallName, consoleCalls } from '@juban/contract/console/console-calls';
import type { FastifyInstance } from 'fastify';
import type { OwnAccountService } from './own-account.service.ts';
import { describeOwn, type OwnIdentityNeeds } from './own-identity.ts';
import type { RoleAdminService } from './role-admin.service.ts';
import type { StaffAdminService } from './staff-admin.service.ts';

export interface StaffConsoleServices extends OwnIdentityNeeds {
  ownAccounts: OwnAccountService;
  staffAdmin: StaffAdminService;
  roleAdmin: RoleAdminService;
}

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
  const { ownAccounts, staffAdmin, roleAdmin } = services;

  app.consoleCall('getMe', (_input, caller) => describeOwn(caller, services));
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
  app.consoleCall('changeStaffRoles', ({ id, roles }, { by, identity }) =>
    staffAdmin.changeRoles(idOf(id), roles, by, identity),
  );
  app.consoleCall('deactivateStaff', ({ id, reason }, { by }) => staffAdmin.deactivate(idOf(id), reason, by));
  app.consoleCall('reactivateStaff', ({ id }, { by }) => staffAdmin.reactivate(idOf(id), by));
  app.consoleCall('endStaffSessions', ({ id }, { by }) => staffAdmin.endSessions(idOf(id), by));
  app.consoleCall('listRoles', () => roleAdmin.list());
  app.consoleCall('saveRole', (input, { by, identity }) => roleAdmin.save(input, by, identity));
}

const freshUntil = (date: Date) => ({ factorFreshUntil: date.getTime() });
