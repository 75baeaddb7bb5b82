export interface TitleWord {
  /** Where it starts in its clause. */
  at: number;
  text: string;
  isFigure: boolean;
}

export interface TitleClause {
  /** Where it starts in the title. */
  at: number;
  words: TitleWord[];
}

const CLAUSE = /[^，。！]+[，。！]?/g;
const WORD = /\d+|\D+/g;

/** A title in clauses, each with its figures apart. */
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
