export interface GameRelease {
  /** 0 removed, 1 released, 2 not released yet. */
  status: 0 | 1 | 2;
  /** Release time; null if none was announced. */
  releaseTime: number | null;
}

/**
 * The status at `now`: an announced game is released automatically, and then has no release time any more.
 */
export function releaseAsOf({ status, releaseTime }: GameRelease, now: Date): GameRelease {
  const isOut = status === 2 && releaseTime !== null && releaseTime <= now.getTime();
  return isOut ? { status: 1, releaseTime: null } : { status, releaseTime };
}

/** When the next of these games is released; undefined if none is announced. */
export function nextRelease(games: readonly GameRelease[]): Date | undefined {
  const times = games.flatMap(({ status, releaseTime }) =>
    status === 2 && releaseTime !== null ? [releaseTime] : [],
  );
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
