import { useEffect, useState } from 'react';
import { chooseFamily, type FamilySource } from './choose-family.ts';
import type { TutorialFamily } from './tutorial-family.ts';

/**
 * The picture to show; undefined while the host is being asked. It does not change afterwards, so that a late
 * answer does not replace a visible picture.
 */
export function useTutorialFamily(
  known: TutorialFamily | undefined,
  source: FamilySource,
): TutorialFamily | undefined {
  const [family, setFamily] = useState(known);
  useEffect(() => {
    if (!family) chooseFamily(source).then((chosen) => setFamily((before) => before ?? chosen));
  }, [family, source]);
  return family;
}
