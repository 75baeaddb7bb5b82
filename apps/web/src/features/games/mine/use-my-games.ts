import { api } from '../../../platform/api/api.ts';
import { useReaderQuery } from '../../../platform/host/use-reader-query.ts';

/** What is the user's own in the hall; what was kept is shown and asked for anew. */
export const MY_GAMES = { queryKey: ['games', 'mine'], queryFn: () => api.getMyGames({}) };

export const useMyGames = () => useReaderQuery(MY_GAMES);
