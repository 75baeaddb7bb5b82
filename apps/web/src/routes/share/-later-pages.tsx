import { createIsomorphicFn } from '@tanstack/react-start';
import { memo } from 'react';
import { later } from '../../entry/later.ts';
import { ShareMain } from '../../features/drama/share-main.tsx';
import ServerDrama, { type DramaPageProps } from './-drama-page.tsx';
import ServerSeason, { type SeasonPageProps } from './-season-page.tsx';

const pickSeason = createIsomorphicFn()
  .server(() => ServerSeason)
  .client(() => later<SeasonPageProps>(() => import('./-season-page.tsx')));
const pickDrama = createIsomorphicFn()
  .server(() => ServerDrama)
  .client(() => later<DramaPageProps>(() => import('./-drama-page.tsx')));

const SeasonInside = pickSeason();
const DramaInside = pickDrama();

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.

export const LaterSeason = memo(function LaterSeason(props: SeasonPageProps) {
  return (
    <ShareMain info={props.data.info}>
      <SeasonInside {...props} />
    </ShareMain>
  );
});

export const LaterDrama = memo(function LaterDrama(props: DramaPageProps) {
  return (
    <ShareMain info={props.data.info}>
      <DramaInside {...props} />
    </ShareMain>
  );
});
