/** Reasons for reporting a game, in the order of the form. */
export const GAME_REPORT_REASONS = [
  'fraud',
  'fee',
  'vulgar',
  'rights',
  'privacy',
  'broken',
  'other',
] as const;

export type GameReportReason = (typeof GAME_REPORT_REASONS)[number];

/** Maximum length of the report text, in characters. */
export const MAX_REPORT_LENGTH = 200;
export const MAX_REPORT_PICTURES = 3;

/** `other` says nothing by itself, so its report needs a text. */
export const requiresText = (reason: GameReportReason) => reason === 'other';
