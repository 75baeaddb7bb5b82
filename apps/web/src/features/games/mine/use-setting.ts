import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../../lib/refusal-text.ts';
import { api } from '../../../platform/api/api.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { GameSetting, MyGames } from '../game-data.ts';
import { createSettingLine } from './setting-line.ts';
import { MY_GAMES } from './use-my-games.ts';

const lineOf = (client: QueryClient) =>
  createSettingLine({
    save: (change) => api.saveGameSetting(change),
    show: (change) =>
      client.setQueryData<MyGames>(
        MY_GAMES.queryKey,
        (mine) => mine && { ...mine, setting: { ...mine.setting, ...change } },
      ),
    onFailed: (cause) => showToast(refusalText(cause, gamesHallTexts.saveFailed)),
  });

/** A switch moves at once, and back if the server refuses. */
export function useSetting() {
  const client = useQueryClient();
  const [send] = useState(() => lineOf(client));
  return (name: keyof GameSetting, value: boolean) => {
    void client.cancelQueries({ queryKey: MY_GAMES.queryKey });
    send(name, value);
  };
}
