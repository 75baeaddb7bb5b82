import { findById } from '../../../lib/find-or-null.ts';
import { cardHead, type PageHead, UNLISTED } from '../../../lib/page-head.ts';
import { api } from '../../../platform/api/api.ts';
import type { ClientSearch } from '../../../platform/session/client-identity.ts';
import type { GameDetail } from './detail-data.ts';

export interface GameAnswer {
  game: GameDetail | null;
  head: PageHead;
}

/** A game; an unknown id is an answer, everything else an error. */
export async function loadGame(id: string, search: ClientSearch): Promise<GameAnswer> {
  const game = await findById(id, (known) => api.getGame({ id: known }));
  if (!game) return { game, head: cardHead(search, undefined) };
  const { gameName, subtitle, icon } = game;
  const path = `/games/detail?id=${game.id}`;
  return { game, head: cardHead(search, { title: gameName, description: subtitle, image: icon, path }) };
}

/** The game data that the report form shows. */
export async function loadReportedGame(id: string, search: ClientSearch) {
  const { game } = await loadGame(id, search);
  return {
    game: game && { id: game.id, gameName: game.gameName, icon: game.icon },
    head: UNLISTED,
  };
}
