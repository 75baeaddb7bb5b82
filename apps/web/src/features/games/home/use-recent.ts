import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { PlayedGame } from '../game-data.ts';

/** What the user played last: undefined until it is there, null where it cannot be had. */
export function useRecent(isUser: boolean): readonly PlayedGame[] | null | undefined {
  const [recent, setRecent] = useState<readonly PlayedGame[] | null>();
  useEffect(() => {
    if (!isUser) return;
    let left = false;
    const show = (games: readonly PlayedGame[] | null) => left || setRecent(games);
    api.getMyGames({}).then(
      (mine) => show(mine.recent),
      () => show(null),
    );
    return () => {
      left = true;
    };
  }, [isUser]);
  return recent;
}
