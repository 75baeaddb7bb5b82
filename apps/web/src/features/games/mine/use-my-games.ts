import { api } from '../../../platform/api/api.ts';
import { useReaderQuery } from '../../../platform/host/use-reader-query.ts';

/** The user's data in the hall; cached data is shown while it is reloaded. */
export const MY_GAMES = { queryKey: ['games', 'mine'], queryFn: () => api.getMyGames({}) };

export const useMyGames = () => useReaderQuery(MY_GAMES);
