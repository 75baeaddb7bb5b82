import { createIsomorphicFn } from '@tanstack/react-start';
import { memo } from 'react';
import { hydrateLater } from '../../entry/hydrate-later.ts';
import { MallMain } from './mall-main.tsx';
import ServerMall, { type MallPageProps } from './mall-page.tsx';

const pickMall = createIsomorphicFn()
  .server(() => ServerMall)
  .client(() => hydrateLater<MallPageProps>(() => import('./mall-page.tsx')));

const MallInside = pickMall();

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.
export const LazyMall = memo(function LazyMall({ title, first }: MallPageProps & { title: string }) {
  return (
    <MallMain title={title}>
      <MallInside first={first} />
    </MallMain>
  );
});
