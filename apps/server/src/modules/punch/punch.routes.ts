import type { FastifyInstance } from 'fastify';
import { callerOf, userIdOf } from '../../plugins/caller.ts';
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
  app.call('getUserSetting', (_input, context) => userSettings.read(userIdOf(context)));
  app.call('setUserSetting', ({ punchRemind }, context) => userSettings.keep(userIdOf(context), punchRemind));
}
