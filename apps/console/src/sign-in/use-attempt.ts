import { useState } from 'react';
import { messageOf } from '../lib/call-console.ts';

/** Runs one attempt at a time and keeps why the last one failed. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const attempt = async (run: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble('');
    try {
      await run();
    } catch (error) {
      setTrouble(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, trouble, attempt };
}
