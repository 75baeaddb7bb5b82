import { CLIENT_TYPES } from '@juban/catalog';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFamily } from './choose-family.ts';
import { DEFAULT_FAMILY, FAMILY_OF_PLATFORM, type TutorialFamily } from './tutorial-family.ts';
import { familyNamedIn } from './tutorial-source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A host that names its client after this time; never if undefined. */
function hostAnswering(afterMs: number | undefined, family?: TutorialFamily) {
  let said: TutorialFamily | undefined;
  const whenAsked = () =>
    new Promise<void>((resolve) => {
      if (afterMs === undefined) return;
      setTimeout(() => {
        said = family;
        resolve();
      }, afterMs);
    });
  const seen: TutorialFamily[] = [];
  chooseFamily({ named: () => said, whenAsked }).then((chosen) => seen.push(chosen));
  return seen;
}

describe('the tutorial’s picture', () => {
  it('[A-052] is the default 1.5 s after asking a silent host, and not before', async () => {
    const seen = hostAnswering(undefined);
    await vi.advanceTimersByTimeAsync(1499);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([DEFAULT_FAMILY]);
  });

  it('[A-052] is the host’s as soon as it answers', async () => {
    const seen = hostAnswering(1400, 'android');
    await vi.advanceTimersByTimeAsync(1400);
    expect(seen).toEqual(['android']);
  });

  it('[A-052] stays the default when the answer is late', async () => {
    const seen = hostAnswering(2000, 'android');
    await vi.advanceTimersByTimeAsync(6000);
    expect(seen).toEqual([DEFAULT_FAMILY]);
  });

  it('is the default at once if there is no host, or asking fails', async () => {
    await expect(chooseFamily({ named: () => undefined, whenAsked: async () => {} })).resolves.toBe(
      DEFAULT_FAMILY,
    );
    const whenAsked = () => Promise.reject(new Error('the host broke'));
    await expect(chooseFamily({ named: () => undefined, whenAsked })).resolves.toBe(DEFAULT_FAMILY);
  });

  it('[A-052] follows the client type, whichever parameter names it', () => {
    for (const { id, platform } of CLIENT_TYPES) {
      expect(familyNamedIn({ ct: id }), id).toBe(FAMILY_OF_PLATFORM[platform]);
    }
    expect(familyNamedIn({ clientType: 'win_rrsp' })).toBe('screen');
    expect(familyNamedIn({ app_type: 'ios_jqq' })).toBe('apple');
    for (const ct of ['nobody', '', '__proto__']) expect(familyNamedIn({ ct }), ct).toBeUndefined();
  });
});
