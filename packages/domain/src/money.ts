const FEN_PER_YUAN = 100;

/** A price in the wire format: yuan with at most two decimals. */
export const yuanOf = (fen: number): number => fen / FEN_PER_YUAN;

/** A price as used in calculations. Rounded, because 19.9 * 100 is not exactly 1990 in floating point. */
export const fenOf = (yuan: number): number => Math.round(yuan * FEN_PER_YUAN);

/** 1234 is ¥12.34. */
export const yuanText = (fen: number): string => `¥${yuanOf(fen).toFixed(2)}`;
