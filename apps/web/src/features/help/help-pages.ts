import {
  filmCriticDotTexts,
  filmCriticTexts,
  pieceListDotTexts,
  pieceListTexts,
} from '@juban/contract/texts/help';
import type { HelpPage } from './help-page.ts';

export const FILM_CRITIC: HelpPage = {
  kind: 'review',
  look: 'ink',
  art: 'review',
  texts: filmCriticTexts,
  posters: ['the-fog-harbour-light'],
  sister: '/pieceList',
};

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

export const FILM_CRITIC_DOTS: HelpPage = {
  kind: 'review',
  look: 'dots',
  art: 'review-dots',
  texts: filmCriticDotTexts,
  posters: ['city-against-the-light'],
  sister: '/pieceListDDSP',
};

export const PIECE_LIST_DOTS: HelpPage = {
  kind: 'playlist',
  look: 'dots',
  art: 'playlist-dots',
  texts: pieceListDotTexts,
  posters: [
    'third-row-cicadas',
    'a-late-solstice',
    'clouds-past-the-track',
    'song-of-a-thousand-hills',
    'city-against-the-light',
  ],
  sister: '/filmCriticDDSP',
};
