import { pieceListTexts } from '@juban/contract/texts/help/piece-list';
import type { HelpPage } from '../help-page.ts';

export const PIECE_LIST: HelpPage = {
  kind: 'playlist',
  look: 'ink',
  art: 'playlist',
  texts: pieceListTexts,
  posters: [
    'the-sea-between-us',
    'the-fog-harbour-light',
    'the-lone-boat',
    'the-light-across',
    'first-snow-north',
  ],
  sister: '/filmCritic',
};
