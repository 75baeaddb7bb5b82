import { useEffect, useState } from 'react';
import { chooseFamily, type FamilySource } from './choose-family.ts';
import type { TutorialFamily } from './tutorial-family.ts';

/**
 * The picture to show; undefined while the host is being asked. Once chosen it stays: an answer that comes
 * late must not change the page under its reader.
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
