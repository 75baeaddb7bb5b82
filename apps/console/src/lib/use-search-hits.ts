import { useEffect, useState } from 'react';
import type { Found } from './found.ts';
import { useRead } from './reads.ts';

const PAUSE_MS = 250;
const NONE: readonly Found[] = [];

/** What a text finds, once its writer pauses. */
export function useSearchHits(text: string) {
  const [q, setQ] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const read = useRead('search', { q }, { enabled: q !== '' });
  const isBusy = q !== '' && read.isFetching;
  return { q, hits: q === '' ? NONE : (read.data ?? NONE), error: read.error, isBusy, refetch: read.refetch };
}
