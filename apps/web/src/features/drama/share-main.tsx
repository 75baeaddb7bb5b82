import { type ReactNode, Suspense, useEffect } from 'react';
import { hydrateNow, SERVED_WITH_TAPS } from '../../entry/hydrate-later.ts';
import { dramaColours } from './drama-colours.ts';
import type { DramaInfo } from './drama-data.ts';
import { keepStyles } from './first-styles.ts';
import styles from './share-page.module.css';

keepStyles();

/** The page of a drama in its poster's colours; parts of it may hydrate later. */
export function ShareMain({ info, children }: { info: DramaInfo; children: ReactNode }) {
  return (
    <main
      className={info.enable ? styles.page : styles.gone}
      style={dramaColours(info)}
      {...SERVED_WITH_TAPS}
    >
      <Suspense fallback={<Empty />}>{children}</Suspense>
    </main>
  );
}

function Empty() {
  useEffect(hydrateNow, []);
  return null;
}
