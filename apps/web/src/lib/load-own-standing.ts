import { api } from '../platform/api/api.ts';

const ACTIVE = 4;

/** Both in one: the profile tells the end, the level's call by the server's own clock whether it has come. */
export async function loadOwnStanding() {
  const [{ user }, experience] = await Promise.all([
    api.getProfile({}),
    api.getLevelExperience({}).catch(() => undefined),
  ]);
  const isActive = experience ? experience.status === ACTIVE : (user.vipInfo.expiredTime ?? 0) > Date.now();
  return { user, experience, isActive };
}
