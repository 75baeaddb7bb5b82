import { stockDayEnd } from '@juban/domain/stock-day';
import { useEffect } from 'react';
import { atDayEnd } from '../../lib/at-day-end.ts';

/**
 * Reloads when the login state becomes known, when the page becomes visible again, and when stock is released
 * while it is visible: the server's page is shared and some seconds old.
 */
export function useFresh(isKnown: boolean, read: () => void): void {
  useEffect(() => {
    if (!isKnown) return;
    const onSight = () => {
      if (document.visibilityState === 'visible') read();
    };
    // Older Safari restores a page from the back-forward cache without a visibilitychange event.
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
