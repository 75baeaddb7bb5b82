import { filmCriticTexts } from '@juban/contract/texts/help/film-critic';
import type { HelpPage } from '../help-page.ts';

export const FILM_CRITIC: HelpPage = {
  kind: 'review',
  look: 'ink',
  texts: filmCriticTexts,
  sister: '/pieceList',
  guide: { name: filmCriticTexts.guide, hint: filmCriticTexts.guideHint },
};
