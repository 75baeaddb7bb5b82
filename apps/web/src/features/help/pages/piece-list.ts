import { pieceListTexts } from '@juban/contract/texts/help/piece-list';
import type { HelpPage } from '../help-page.ts';

export const PIECE_LIST: HelpPage = {
  kind: 'playlist',
  look: 'ink',
  texts: pieceListTexts,
  sister: '/filmCritic',
};
