import { useEffect, useState } from 'react';
import { mayHaveHost } from './may-have-host.ts';

/** Whether our own app shows the page; undefined until that is known. What finds out is fetched only where it may be. */
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
