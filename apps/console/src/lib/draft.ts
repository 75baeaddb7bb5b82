import { useState } from 'react';
import { readStored, writeStored } from './stored.ts';

/** Typed values of an open panel, kept for this tab: a sign-in or a reload in between loses nothing. */
export function useDraft<Value extends object>(key: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => ({
    ...initial,
    ...readStored<Partial<Value>>('sessionStorage', `draft.${key}`),
  }));
  const change = (part: Partial<Value>) => {
    const next = { ...value, ...part };
    setValue(next);
    writeStored('sessionStorage', `draft.${key}`, next);
  };
  const forget = () => writeStored('sessionStorage', `draft.${key}`, undefined);
  return { value, change, forget };
}
