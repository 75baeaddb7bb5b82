import { api } from '../platform/api/api.ts';

const ACTIVE = 4;

/**
 * The profile has the end of the membership; the level call says by the server's clock whether it has passed.
 */
export async function loadUserMembership() {
  const [{ user }, experience] = await Promise.all([
    api.getProfile({}),
    api.getLevelExperience({}).catch(() => undefined),
  ]);
  const isActive = experience ? experience.status === ACTIVE : (user.vipInfo.expiredTime ?? 0) > Date.now();
  return { user, experience, isActive };
}
