import { describe, expect, it } from 'vitest';
import { fenOf, yuanOf } from './money.ts';

describe('yuan and fen', () => {
  it.each([
    [1, 0.01],
    [990, 9.9],
    [1990, 19.9],
    [16_800, 168],
    [113_999, 1_139.99],
  ])('%d fen are %d yuan, and back', (fen, yuan) => {
    expect(yuanOf(fen)).toBe(yuan);
    expect(fenOf(yuan)).toBe(fen);
  });
});
