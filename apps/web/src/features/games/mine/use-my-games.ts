import { api } from '../../../platform/api/api.ts';
import { useUserQuery } from '../../../platform/host/use-user-query.ts';

/** The user's data in the hall; cached data is shown while it is reloaded. */
export const MY_GAMES = { queryKey: ['games', 'mine'], queryFn: () => api.getMyGames({}) };

export const useMyGames = () => useUserQuery(MY_GAMES);
