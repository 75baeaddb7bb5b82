import { useEffect, useRef } from 'react';

/** For a controlled field: keeps text that was typed before hydration. */
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
