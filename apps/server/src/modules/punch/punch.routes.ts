import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { Account } from '../identity/account.service.ts';
import type { PunchService } from './punch.service.ts';
import type { UserSettingService } from './user-setting.service.ts';

export interface PunchRouteServices {
  punches: PunchService;
  userSettings: UserSettingService;
}

export async function punchRoutes(
  app: FastifyInstance,
  { punches, userSettings }: PunchRouteServices,
): Promise<void> {
  app.call('markPunch', ({ smId }, context) => punches.mark(callerOf(context), smId));
  app.call('listPunches', ({ smId }, context) => punches.listRecords(callerOf(context), smId));
  app.call('getUserSetting', (_input, context) => userSettings.read(callerOf(context).id));
  app.call('setUserSetting', ({ punchRemind }, context) =>
    userSettings.keep(callerOf(context).id, punchRemind),
  );
}

function callerOf({ account }: RequestContext): Account {
  if (!account) throw new Refusal('1024');
  return account;
}
