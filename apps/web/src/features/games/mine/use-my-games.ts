import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { queryStateOf } from '../../../lib/query-state.ts';

/** What is the user's own in the hall; what was kept is shown and asked for anew. */
export const MY_GAMES = { queryKey: ['games', 'mine'], queryFn: () => api.getMyGames({}), staleTime: 0 };

export function useMyGames(enabled: boolean) {
  const query = useQuery({ ...MY_GAMES, enabled });
  return { mine: query.data, ...queryStateOf(query) };
}
