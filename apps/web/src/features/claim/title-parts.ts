export interface TitleWord {
  /** Start in its clause. */
  at: number;
  text: string;
  isFigure: boolean;
}

export interface TitleClause {
  /** Start in the title. */
  at: number;
  words: TitleWord[];
}

const CLAUSE = /[^，。！]+[，。！]?/g;
const WORD = /\d+|\D+/g;

/** Splits a title into clauses, each with its numbers marked. */
export function titleParts(title: string): TitleClause[] {
  return [...title.matchAll(CLAUSE)].map(({ 0: clause, index }) => ({
    at: index,
    words: [...clause.matchAll(WORD)].map((word) => ({
      at: word.index,
      text: word[0],
      isFigure: /^\d/.test(word[0]),
    })),
  }));
}
