import { pieceListDotTexts } from '@juban/contract/texts/help/piece-list-dots';
import type { HelpPage } from '../help-page.ts';

export const PIECE_LIST_DOTS: HelpPage = {
  kind: 'playlist',
  look: 'dots',
  texts: pieceListDotTexts,
  sister: '/filmCriticDDSP',
};
