import { createIsomorphicFn } from '@tanstack/react-start';
import { memo, Suspense } from 'react';
import { hydrateLater, SERVED } from '../../entry/hydrate-later.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './below.module.css';
import ServerBelow, { type BelowProps } from './below.tsx';
import reasons from './download-reasons.module.css';
import hall from './hall.module.css';
import ServerHall, { type HallProps } from './hall.tsx';

const pickHall = createIsomorphicFn()
  .server(() => ServerHall)
  .client(() => hydrateLater<HallProps>(() => import('./hall.tsx')));
const pickBelow = createIsomorphicFn()
  .server(() => ServerBelow)
  .client(() => hydrateLater<BelowProps>(() => import('./below.tsx')));

const HallInside = pickHall();
const BelowInside = pickBelow();

// Styles are imported here, because those of lazy code would load with it. Memoized, because a re-render
// would make React drop server HTML that is not hydrated yet.

export const Hall = memo(function Hall({ brand, art }: HallProps) {
  return (
    <div className={hall.hall} {...SERVED}>
      <Suspense>
        <HallInside brand={brand} art={art} />
      </Suspense>
    </div>
  );
});

export const Below = memo(function Below({ brand, art, say }: BelowProps) {
  return (
    <div className={classNames(styles.below, say !== 'taste' && reasons.reasons)} {...SERVED}>
      <Suspense>
        <BelowInside brand={brand} art={art} say={say} />
      </Suspense>
    </div>
  );
});
