import { describe, expect, it } from 'vitest';
import { GAME_REPORT_REASONS, needsWords } from './game-reports.ts';

describe('reasons of reports', () => {
  it('[A-046] speak for themselves, but for the last', () => {
    expect(GAME_REPORT_REASONS.filter(needsWords)).toEqual([GAME_REPORT_REASONS.at(-1)]);
  });
});
