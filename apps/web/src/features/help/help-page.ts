import type { HelpTexts } from '@juban/contract/texts/help/film-critic';

/** The topic of the page. */
export type HelpKind = 'review' | 'playlist';

export interface HelpPage {
  kind: HelpKind;
  /** Style: a dark picture with thin lines, or light with round cards. */
  look: 'ink' | 'dots';
  texts: HelpTexts;
  /** The brand's other help page. */
  sister: '/filmCritic' | '/pieceList' | '/filmCriticDDSP' | '/pieceListDDSP';
  /** Link to the review guide, which follows the client's brand, so only for pages that do so too. */
  guide?: { name: string; hint: string };
}

type Numbered<Name extends string> = Extract<keyof HelpTexts, `${Name}${number}`>;

export const DOES = ['does1', 'does2', 'does3'] as const satisfies Numbered<'does'>[];
export const STEPS = ['step1', 'step2', 'step3'] as const satisfies Numbered<'step'>[];
export const GOOD = ['good1', 'good2', 'good3'] as const satisfies Numbered<'good'>[];
export const BAD = ['bad1', 'bad2'] as const satisfies Numbered<'bad'>[];
