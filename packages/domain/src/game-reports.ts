/** Why a game is reported, in the order a form lists them. */
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

/** Characters of what is said beside the reason. */
export const MOST_REPORT_TEXT = 200;
export const MOST_REPORT_PICTURES = 3;

/** The last reason says nothing by itself: its report needs words. */
export const needsWords = (reason: GameReportReason) => reason === 'other';
