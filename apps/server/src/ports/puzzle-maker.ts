export interface Puzzle {
  /** Pictures as data addresses, so that a solved piece cannot be recognised by its URL. */
  image: string;
  width: number;
  height: number;
  piece: { size: number; top: number; image: string };
  /** Left edge of the gap; stays on the server. */
  answerX: number;
}

/** Cuts slider puzzles. */
export interface PuzzleMaker {
  make(): Promise<Puzzle>;
}
