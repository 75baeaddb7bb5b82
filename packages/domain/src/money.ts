const FEN_A_YUAN = 100;

/** A price as it goes over the wire: yuan with at most two decimals. */
export const yuanOf = (fen: number): number => fen / FEN_A_YUAN;

/** As it is counted with; rounded, because 19.9 * 100 is not 1990 to a computer. */
export const fenOf = (yuan: number): number => Math.round(yuan * FEN_A_YUAN);
