import { insertMedal } from './level.repository.ts';

export type MedalService = ReturnType<typeof createMedalService>;

/** Medals of users: those of levels and those of the mall. */
export function createMedalService() {
  return {
    /** Joins the caller's transaction; false when the user holds it already. */
    grant: insertMedal,
  };
}
