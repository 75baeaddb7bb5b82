export interface GameRelease {
  /** 0 taken down, 1 out, 2 not out yet. */
  status: 0 | 1 | 2;
  /** When it comes out; null where nothing was announced. */
  releaseTime: number | null;
}

/** As it stands at that moment: what was announced comes out by itself, and its day has no more to say then. */
export function releaseAsOf({ status, releaseTime }: GameRelease, now: Date): GameRelease {
  const isOut = status === 2 && releaseTime !== null && releaseTime <= now.getTime();
  return isOut ? { status: 1, releaseTime: null } : { status, releaseTime };
}

/** When the first of them comes out; undefined where nothing is to come. */
export function nextRelease(games: readonly GameRelease[]): Date | undefined {
  const times = games.flatMap(({ status, releaseTime }) =>
    status === 2 && releaseTime !== null ? [releaseTime] : [],
  );
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
