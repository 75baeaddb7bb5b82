import type { CallOutput } from '@juban/contract/schemas';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';

type Suggestion = CallOutput<'suggestGames'>['content'][number];

/** Long enough for the next key of somebody who types on. */
const PAUSE_MS = 160;

/**
 * Games that may be meant. Those for what was typed before stay until others are there; where none can be had the
 * reader searches without.
 */
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
