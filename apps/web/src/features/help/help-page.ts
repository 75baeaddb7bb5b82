import type { HelpTexts } from '@juban/contract/texts/help/film-critic';

/** What a page explains; each has its own specimen. */
export type HelpKind = 'review' | 'playlist';

export interface HelpPage {
  kind: HelpKind;
  /** How it is dressed: a night picture with hairlines, or daylight with round cards. */
  look: 'ink' | 'dots';
  texts: HelpTexts;
  /** The other explainer of the same brand. */
  sister: '/filmCritic' | '/pieceList' | '/filmCriticDDSP' | '/pieceListDDSP';
  /** The review guide follows the client's brand, so only a page that does so too leads there. */
  guide?: { name: string; hint: string };
}

type Numbered<Name extends string> = Extract<keyof HelpTexts, `${Name}${number}`>;

export const DOES = ['does1', 'does2', 'does3'] as const satisfies Numbered<'does'>[];
export const STEPS = ['step1', 'step2', 'step3'] as const satisfies Numbered<'step'>[];
export const GOOD = ['good1', 'good2', 'good3'] as const satisfies Numbered<'good'>[];
export const BAD = ['bad1', 'bad2'] as const satisfies Numbered<'bad'>[];
