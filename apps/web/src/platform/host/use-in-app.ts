import { useEffect, useState } from 'react';
import { mayHaveHost } from './may-have-host.ts';

/**
 * Whether one of our apps shows the page; undefined until known. The detection is loaded only where it may be
 * true.
 */
export function useInApp(): boolean | undefined {
  const [isInApp, setInApp] = useState<boolean>();
  useEffect(() => {
    if (!mayHaveHost()) return setInApp(false);
    import('./find-in-app.ts').then(
      ({ findInApp }) => setInApp(findInApp()),
      () => setInApp(false),
    );
  }, []);
  return isInApp;
}
