import type { GameDetail } from '../../features/games/detail/detail-data.ts';
import { ApiError, api } from '../../lib/api.ts';
import type { ClientSearch } from '../../lib/client-identity.ts';
import { cardHead, type PageHead, UNLISTED } from './page-head.ts';

export interface GameAnswer {
  game: GameDetail | null;
  head: PageHead;
}

const ID = /^[\w-]{1,64}$/;
/** What the server says of an id that is none, or that it does not have. */
const UNKNOWN = [400, 404];

/** One game; an id that nobody has is an answer, everything else an error. */
export async function loadGame(id: string, search: ClientSearch): Promise<GameAnswer> {
  try {
    if (ID.test(id)) {
      const game = await api.getGame({ id });
      const { gameName, subtitle, icon } = game;
      const path = `/games/detail?id=${game.id}`;
      return { game, head: cardHead(search, { title: gameName, description: subtitle, image: icon, path }) };
    }
  } catch (error) {
    if (!(error instanceof ApiError && UNKNOWN.includes(error.httpStatus))) throw error;
  }
  return { game: null, head: cardHead(search, undefined) };
}

/** As much of a game as the form that reports it shows. */
export async function loadReportedGame(id: string, search: ClientSearch) {
  const { game } = await loadGame(id, search);
  return {
    game: game && { id: game.id, gameName: game.gameName, icon: game.icon },
    head: UNLISTED,
  };
}
