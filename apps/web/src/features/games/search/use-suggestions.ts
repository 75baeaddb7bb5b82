import type { CallOutput } from '@juban/contract/schemas';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';

type Suggestion = CallOutput<'suggestGames'>['content'][number];

/** Longer than the pause between two keys. */
const PAUSE_MS = 160;

/** Matching games. Earlier ones stay until new ones are loaded; failures are ignored. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!typed) {
      setFound([]);
      return;
    }
    let left = false;
    const show = (games: readonly Suggestion[]) => left || setFound(games);
    const timer = setTimeout(() => {
      api.suggestGames({ q: typed }).then(
        ({ content }) => show(content),
        () => show([]),
      );
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return found;
}
