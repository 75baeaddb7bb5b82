import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import type { ShareInput } from '../../../host/bridge/methods.ts';
import { type SendOutcome, sendCard } from '../../../host/send-card.ts';
import { parseSearch } from '../../../lib/search.ts';
import type { GameDetail } from './detail-data.ts';

const SAID: Readonly<Partial<Record<SendOutcome, string>>> = texts;

/** Sends the game to friends; answers what to say of it, undefined for nothing. */
export async function shareGame(game: GameDetail, brand: string): Promise<string | undefined> {
  return SAID[await sendCard(cardOf(game, brand))];
}

function cardOf({ id, gameName: name, subtitle, icon }: GameDetail, brand: string): ShareInput {
  const { origin, search } = window.location;
  const address = new URL(`/games/detail?id=${encodeURIComponent(id)}`, origin);
  // Says whose page it is; nothing else of this address is for others.
  const { ct } = parseSearch(search);
  if (ct) address.searchParams.set('ct', ct);
  return {
    title: fill(texts.shareTitle, { name, subtitle }),
    text: fill(texts.shareText, { name, brand }),
    url: address.href,
    image: new URL(icon, origin).href,
  };
}
