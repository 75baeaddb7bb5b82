import { activityTexts } from '@juban/contract/texts/activity';
import { describe, expect, it } from 'vitest';
import { closedText, periodText } from './period-text.ts';

const PERIOD = {
  startTime: Date.parse('2026-11-01T00:00+08:00'),
  endTime: Date.parse('2026-11-12T00:00+08:00'),
};

describe('periodText', () => {
  it('[C-021] shows the first and the last day in Shanghai', () => {
    expect(periodText(PERIOD)).toBe('2026.11.01 至 2026.11.11');
  });
});

describe('closedText', () => {
  it.each([
    ['future', activityTexts.notStarted],
    ['ended', activityTexts.ended],
    ['open', activityTexts.ended],
  ] as const)('of an activity that was %s when it was loaded', (state, text) => {
    expect(closedText({ state })).toBe(text);
  });
});
