import { describe, expect, it } from 'vitest';
import { nextRelease, releaseAsOf } from './game-release.ts';

const AT = Date.UTC(2026, 11, 5, 2);
const waiting = { status: 2, releaseTime: AT } as const;

describe('announced game', () => {
  it('[A-058] is released at its release time, and shows no release date from then on', () => {
    expect(releaseAsOf(waiting, new Date(AT - 1))).toEqual(waiting);
    expect(releaseAsOf(waiting, new Date(AT))).toEqual({ status: 1, releaseTime: null });
  });

  it.each([
    { status: 0, releaseTime: AT },
    { status: 1, releaseTime: null },
    { status: 2, releaseTime: null },
  ] as const)('[A-058] nothing else does: %j', (game) => {
    expect(releaseAsOf(game, new Date(AT + 1))).toEqual(game);
  });

  it('[A-058] changes its list when the first game is released', () => {
    const later = { status: 2, releaseTime: AT + 1 } as const;
    expect(nextRelease([later, { status: 1, releaseTime: null }, waiting])).toEqual(new Date(AT));
    expect(nextRelease([{ status: 0, releaseTime: AT }])).toBeUndefined();
  });
});
