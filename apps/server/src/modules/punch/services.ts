import { createPunchService, type PunchDeps } from './punch.service.ts';
import { createUserSettingService } from './user-setting.service.ts';

/** The new user's calendar, with the setting that reminds of it. */
export function createPunchServices({ db, clock, secrets, membership }: PunchDeps) {
  return {
    punches: createPunchService({ db, clock, secrets, membership }),
    userSettings: createUserSettingService({ db, clock }),
  };
}
