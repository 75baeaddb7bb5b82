import { createIsomorphicFn } from '@tanstack/react-start';
import { memo, Suspense, useEffect } from 'react';
import { hydrateLater, hydrateNow } from '../../entry/hydrate-later.ts';
import { keepStyles } from '../../features/purchase/first-styles.ts';
import { keepSimpleStyles } from '../../features/simple-vip/first-styles.ts';
import { SimpleSkeleton } from '../../features/simple-vip/simple-skeleton.tsx';
import ServerSimple, { type SimplePageProps } from './-simple-vip-page.tsx';

keepStyles();
keepSimpleStyles();

const pickSimple = createIsomorphicFn()
  .server(() => ServerSimple)
  .client(() => hydrateLater<SimplePageProps>(() => import('./-simple-vip-page.tsx')));

const SimpleInside = pickSimple();

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.
export const LazySimple = memo(function LazySimple(props: SimplePageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <SimpleInside {...props} />
    </Suspense>
  );
});

function Waiting() {
  useEffect(hydrateNow, []);
  return <SimpleSkeleton />;
}
