import { filmCriticDotTexts } from '@juban/contract/texts/help/film-critic-dots';
import type { HelpPage } from '../help-page.ts';

export const FILM_CRITIC_DOTS: HelpPage = {
  kind: 'review',
  look: 'dots',
  texts: filmCriticDotTexts,
  sister: '/pieceListDDSP',
};
