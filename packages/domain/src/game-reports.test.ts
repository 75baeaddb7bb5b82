import { describe, expect, it } from 'vitest';
import { GAME_REPORT_REASONS, requiresText } from './game-reports.ts';

describe('report reasons', () => {
  it('[A-046] need no text, except the last one', () => {
    expect(GAME_REPORT_REASONS.filter(requiresText)).toEqual([GAME_REPORT_REASONS.at(-1)]);
  });
});
