import { stockDayEnd } from '@juban/domain/stock-day';
import { useEffect } from 'react';
import { atDayEnd } from '../../lib/at-day-end.ts';

/**
 * Reads anew whenever the page comes back into view once it is known who reads it, and when the next stock comes while
 * somebody looks: the server's page is everybody's and some seconds old, and stock and points go on while nobody does.
 */
export function useFresh(isKnown: boolean, read: () => void): void {
  useEffect(() => {
    if (!isKnown) return;
    const onSight = () => {
      if (document.visibilityState === 'visible') read();
    };
    // Older Safari brings a kept page back without a word about its visibility.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    document.addEventListener('visibilitychange', onSight);
    window.addEventListener('pageshow', onShow);
    const stopWaiting = atDayEnd(stockDayEnd, onSight);
    return () => {
      stopWaiting();
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isKnown, read]);
}
