import { useState } from 'react';
import { messageOf } from './call-console.ts';

/** Runs one attempt at a time and keeps why the last one failed. */
export function useAttempt(textOf: (error: unknown) => string = messageOf) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const attempt = async (run: () => Promise<unknown>, onError?: (error: unknown) => void) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble('');
    try {
      await run();
    } catch (error) {
      setTrouble(textOf(error));
      onError?.(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, trouble, attempt };
}
