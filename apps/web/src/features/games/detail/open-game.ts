import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { api } from '../../../platform/api/api.ts';
import { getToken } from '../../../platform/session/session.ts';
import { showAlert } from '../../../ui/alert.tsx';
import type { GameDetail } from './detail-data.ts';
import { type GameWay, goTo } from './go-to.ts';

/** Limit for storing the history before the game opens anyway. */
const HISTORY_LIMIT_MS = 800;

/** Stores the game in the user's history, confirms downloads over mobile data, and opens the game. */
export async function openGame({ id, packSize }: GameDetail, way: GameWay): Promise<void> {
  if (!getToken()) return goTo(way);
  const leave = async () => {
    await Promise.race([api.openGame({ id }).catch(() => undefined), after(HISTORY_LIMIT_MS)]);
    await goTo(way);
  };
  if (way.does === 'download' && isCellular() && (await wantsWifi())) {
    showAlert({
      title: texts.cellularTitle,
      text: fill(texts.cellular, { size: packSize }),
      action: { label: texts.downloadAnyway, onPress: () => void leave(), isRisky: true },
    });
    return;
  }
  await leave();
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Only some browsers know; otherwise nothing is asked. */
function isCellular(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return Object(connection).type === 'cellular';
}

const wantsWifi = () =>
  api.getMyGames({}).then(
    ({ setting }) => setting.wifiOnly,
    () => false,
  );
