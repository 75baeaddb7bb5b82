import { useEffect, useRef } from 'react';

/** For a field that the state fills: what was typed before the page woke up is taken over, not wiped. */
export function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  onText: (text: string) => void,
) {
  const field = useRef<Field>(null);
  useEffect(() => {
    const early = field.current?.value;
    if (early) onText(early);
  }, [onText]);
  return field;
}
