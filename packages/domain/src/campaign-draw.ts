/** Odds are parts of a million. */
export const ODDS_TOTAL = 1_000_000;

/** Hex digits of a digest that make a roll: 52 bits, the most that a number holds exactly. */
const ROLL_DIGITS = 13;

export interface DrawPrize {
  prizeId: string;
  /** Rolls of a million that fall on it. */
  odds: number;
  /** Null: any number can be won. */
  stock: number | null;
}

/** What is fixed before the first draw. */
export interface DrawTerms {
  /** In the order in which rolls are dealt out. */
  prizes: readonly DrawPrize[];
  /** Won in place of a prize that is gone; there is any number of it. */
  fallback: string;
}

/** One draw as it is kept: enough to say why it ended as it did. */
export interface KeptDraw {
  userId: number;
  /** Which of the user's draws, from 1. */
  drawNo: number;
  roll: number;
  /** Where the roll fell. */
  rolled: string;
  /** The how-manieth roll that fell there, and how many there were to win then; null where there is any number. */
  rolledNo: number | null;
  released: number | null;
  /** What was won. */
  prize: string;
}

/** What is signed by the seed. */
export function drawMessage(
  campaign: string,
  { userId, drawNo }: { userId: number; drawNo: number },
): string {
  return `${campaign}:${userId}:${drawNo}`;
}

/** From a digest in hex to a number from 0 to 999,999; 2^52 is so large that none comes up more often. */
export function rollOf(digest: string): number {
  return Number.parseInt(digest.slice(0, ROLL_DIGITS), 16) % ODDS_TOTAL;
}

/** Prizes lie side by side from 0, each as wide as its odds. */
export function prizeOfRoll<Prize extends DrawPrize>(prizes: readonly Prize[], roll: number): Prize {
  let end = 0;
  for (const prize of prizes) {
    end += prize.odds;
    if (roll < end) return prize;
  }
  throw new RangeError(`no prize lies at ${roll}`);
}

/** Why these are no terms; none is well. */
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
