import type { Brand } from '@juban/catalog';
import { createIsomorphicFn } from '@tanstack/react-start';
import { memo, Suspense } from 'react';
import { later, SERVED } from '../../lib/later.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './below.module.css';
import ServerBelow, { type BelowProps } from './below.tsx';
import reasons from './download-reasons.module.css';
import hall from './hall.module.css';
import ServerHall from './hall.tsx';

const pickHall = createIsomorphicFn()
  .server(() => ServerHall)
  .client(() => later<{ brand: Brand }>(() => import('./hall.tsx')));
const pickBelow = createIsomorphicFn()
  .server(() => ServerBelow)
  .client(() => later<BelowProps>(() => import('./below.tsx')));

const HallInside = pickHall();
const BelowInside = pickBelow();

// The frames take their styles here, because those of code that comes later would come with it. And none is
// drawn anew with the page around it: React would drop the server's HTML that it has not taken over yet.

export const Hall = memo(function Hall({ brand }: { brand: Brand }) {
  return (
    <div className={hall.hall} {...SERVED}>
      <Suspense>
        <HallInside brand={brand} />
      </Suspense>
    </div>
  );
});

export const Below = memo(function Below({ brand, say }: BelowProps) {
  return (
    <div className={classNames(styles.below, say !== 'taste' && reasons.reasons)} {...SERVED}>
      <Suspense>
        <BelowInside brand={brand} say={say} />
      </Suspense>
    </div>
  );
});
