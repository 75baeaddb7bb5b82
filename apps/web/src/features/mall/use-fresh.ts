import { useEffect } from 'react';

/**
 * Reads anew once it is known who reads the page, and whenever it comes back into view: the server's page is
 * everybody's and some seconds old, and stock and points go on while nobody looks.
 */
export function useFresh(isKnown: boolean, read: () => void): void {
  useEffect(() => {
    if (!isKnown) return;
    read();
    const onSight = () => {
      if (document.visibilityState === 'visible') read();
    };
    // Older Safari brings a kept page back without a word about its visibility.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    document.addEventListener('visibilitychange', onSight);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isKnown, read]);
}
