/** Odds are integers out of one million. */
export const ODDS_TOTAL = 1_000_000;

/**
 * Hex digits of the digest used for a roll: 52 bits, the most that a JavaScript number represents exactly.
 */
const ROLL_DIGITS = 13;

export interface DrawPrize {
  prizeId: string;
  /** How many of the million possible rolls win this prize. */
  odds: number;
  /** Null means unlimited. */
  stock: number | null;
}

/** Fixed before the first draw. */
export interface DrawTerms {
  /** Roll ranges are assigned in this order. */
  prizes: readonly DrawPrize[];
  /** The unlimited prize that a user gets when the prize they rolled is out of stock. */
  fallback: string;
}

/** A stored draw, with all that is needed to check its result later. */
export interface KeptDraw {
  userId: number;
  /** Number of this draw among the user's draws, from 1. */
  drawNo: number;
  roll: number;
  /** The prize whose range contains the roll. */
  rolled: string;
  /**
   * Position of this roll among all rolls on that prize, and the stock released at that time; both null for
   * an unlimited prize.
   */
  rolledNo: number | null;
  released: number | null;
  /** The prize that was given: the rolled one, or the fallback. */
  prize: string;
}

/** The message that is signed with the seed. */
export function drawMessage(
  campaign: string,
  { userId, drawNo }: { userId: number; drawNo: number },
): string {
  return `${campaign}:${userId}:${drawNo}`;
}

/** Maps a hex digest to 0..999,999. The modulo bias is negligible because the digest has 52 bits. */
export function rollOf(digest: string): number {
  return Number.parseInt(digest.slice(0, ROLL_DIGITS), 16) % ODDS_TOTAL;
}

/** Prizes occupy consecutive ranges from 0, each as wide as its odds. */
export function prizeOfRoll<Prize extends DrawPrize>(prizes: readonly Prize[], roll: number): Prize {
  let end = 0;
  for (const prize of prizes) {
    end += prize.odds;
    if (roll < end) return prize;
  }
  throw new RangeError(`no prize lies at ${roll}`);
}

/** Returns the problems of these terms; an empty list means they are valid. */
export function findTermFaults({ prizes, fallback }: DrawTerms): string[] {
  const total = prizes.reduce((sum, { odds }) => sum + odds, 0);
  const last = prizes.find(({ prizeId }) => prizeId === fallback);
  const isTwice = new Set(prizes.map(({ prizeId }) => prizeId)).size < prizes.length;
  return [
    ...(total === ODDS_TOTAL ? [] : [`the odds are ${total} of ${ODDS_TOTAL}`]),
    ...(isTwice ? ['a prize stands twice'] : []),
    ...(last && last.stock === null ? [] : ['the fallback must be a prize of any number']),
  ];
}
