import { type DrawTerms, type KeptDraw, prizeOfRoll, rollOf } from './campaign-draw.ts';

export interface DrawFault {
  userId: number;
  drawNo: number;
  why: string;
}

/**
 * Replays every draw from the seed digests and checks the roll, the prize and whether it was still in stock.
 * Rolls on a prize are numbered in the order in which they took stock, so the replay needs no timestamps.
 */
export function replayDraws(
  terms: DrawTerms,
  draws: readonly KeptDraw[],
  digestOf: (draw: KeptDraw) => string,
): DrawFault[] {
  const won = new Map<string, number>();
  const last = new Map<string, number>();
  const ordered = [...draws].sort((a, b) => (a.rolledNo ?? 0) - (b.rolledNo ?? 0));
  return [...findGaps(draws), ...ordered.flatMap((draw) => faultOf(draw))];

  function faultOf(draw: KeptDraw): DrawFault[] {
    const { userId, drawNo, roll, rolled, prize } = draw;
    const fault = (why: string) => [{ userId, drawNo, why }];
    const right = rollOf(digestOf(draw));
    if (right !== roll) return fault(`the seed rolls ${right}, kept is ${roll}`);
    const fallen = prizeOfRoll(terms.prizes, roll);
    if (fallen.prizeId !== rolled) return fault(`${roll} falls on ${fallen.prizeId}, kept is ${rolled}`);
    const due = fallen.stock === null ? rolled : fromStock(draw);
    if (due === undefined) return fault(`roll ${draw.rolledNo} on ${rolled} has no place in their order`);
    return due === prize ? [] : fault(`${due} is due, kept is ${prize}`);
  }

  function fromStock({ rolled, rolledNo, released }: KeptDraw): string | undefined {
    if (rolledNo === null || released === null || rolledNo !== (last.get(rolled) ?? 0) + 1) return undefined;
    last.set(rolled, rolledNo);
    const given = won.get(rolled) ?? 0;
    if (given >= released) return terms.fallback;
    won.set(rolled, given + 1);
    return rolled;
  }
}

/** Draws of a user are numbered from 1 without gaps, so a removed or repeated draw is detected. */
function findGaps(draws: readonly KeptDraw[]): DrawFault[] {
  const byUser = new Map<number, number[]>();
  for (const { userId, drawNo } of draws) {
    const numbers = byUser.get(userId) ?? [];
    numbers.push(drawNo);
    byUser.set(userId, numbers);
  }
  return [...byUser].flatMap(([userId, numbers]) =>
    numbers
      .sort((a, b) => a - b)
      .flatMap((drawNo, index) =>
        drawNo === index + 1 ? [] : [{ userId, drawNo, why: `draw ${index + 1} is missing or stands twice` }],
      ),
  );
}
