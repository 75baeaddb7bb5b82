import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import type { ShareInput } from '../../../platform/host/bridge/methods.ts';
import { addressForOthers, sendCard } from '../../../platform/host/send-card.ts';
import { SHARE_TEXTS } from '../../../platform/host/share-texts.ts';
import type { GameDetail } from './detail-data.ts';

/** Shares the game. Returns a text to show, if any. */
export async function shareGame(game: GameDetail, brand: string): Promise<string | undefined> {
  return SHARE_TEXTS[await sendCard(cardOf(game, brand))];
}

function cardOf({ id, gameName: name, subtitle, icon }: GameDetail, brand: string): ShareInput {
  return {
    title: fill(texts.shareTitle, { name, subtitle }),
    text: fill(texts.shareText, { name, brand }),
    url: addressForOthers(`/games/detail?id=${encodeURIComponent(id)}`),
    image: new URL(icon, window.location.origin).href,
  };
}
