import { useEffect, useState } from 'react';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 01:47 for 107 seconds. */
export const clockText = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;

/** Whole seconds until an end; undefined without an end and on the server. */
export function useSecondsTo(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (endsAt === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (endsAt === undefined || now === 0) return undefined;
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
