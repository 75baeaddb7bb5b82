import { createIsomorphicFn } from '@tanstack/react-start';
import { memo } from 'react';
import { hydrateLater } from '../../entry/hydrate-later.ts';
import { ShareMain } from '../../features/drama/share-main.tsx';
import ServerDrama, { type DramaPageProps } from './-drama-page.tsx';
import ServerSeason, { type SeasonPageProps } from './-season-page.tsx';

const pickSeason = createIsomorphicFn()
  .server(() => ServerSeason)
  .client(() => hydrateLater<SeasonPageProps>(() => import('./-season-page.tsx')));
const pickDrama = createIsomorphicFn()
  .server(() => ServerDrama)
  .client(() => hydrateLater<DramaPageProps>(() => import('./-drama-page.tsx')));

const SeasonInside = pickSeason();
const DramaInside = pickDrama();

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.

export const LazySeason = memo(function LazySeason(props: SeasonPageProps) {
  return (
    <ShareMain info={props.data.info}>
      <SeasonInside {...props} />
    </ShareMain>
  );
});

export const LazyDrama = memo(function LazyDrama(props: DramaPageProps) {
  return (
    <ShareMain info={props.data.info}>
      <DramaInside {...props} />
    </ShareMain>
  );
});
