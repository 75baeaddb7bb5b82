import { vi } from 'vitest';
import { fuzzCalls } from '../test/fuzz-suite.ts';

// Cutting a picture takes 30 ms and looks at nothing that was sent: a thousand of them would prove nothing more.
vi.mock('./adapters/puzzle/picture-puzzles.ts', () => {
  const image = 'data:image/webp;base64,UklGRg==';
  const puzzle = { image, width: 700, height: 394, piece: { size: 116, top: 20, image }, answerX: 300 };
  return { createPicturePuzzles: () => ({ make: async () => puzzle }) };
});

fuzzCalls('GET');
