import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { GameSetting, MyGames } from '../game-data.ts';
import { MY_GAMES } from './use-my-games.ts';

/** A switch moves at once, and back where the server would not have it. Taps are sent one after the other. */
export function useSetting() {
  const client = useQueryClient();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const show = (change: Partial<GameSetting>) =>
    client.setQueryData<MyGames>(
      MY_GAMES.queryKey,
      (mine) => mine && { ...mine, setting: { ...mine.setting, ...change } },
    );
  return (name: keyof GameSetting, value: boolean) => {
    void client.cancelQueries({ queryKey: MY_GAMES.queryKey });
    show({ [name]: value });
    line.current = line.current.then(() =>
      api.saveGameSetting({ [name]: value }).catch((cause: unknown) => {
        show({ [name]: !value });
        showToast(refusalText(cause, gamesHallTexts.saveFailed));
      }),
    );
  };
}
