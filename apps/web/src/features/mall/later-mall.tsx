import { createIsomorphicFn } from '@tanstack/react-start';
import { memo } from 'react';
import { later } from '../../entry/later.ts';
import { MallMain } from './mall-main.tsx';
import ServerMall, { type MallPageProps } from './mall-page.tsx';

const pickMall = createIsomorphicFn()
  .server(() => ServerMall)
  .client(() => later<MallPageProps>(() => import('./mall-page.tsx')));

const MallInside = pickMall();

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.
export const LaterMall = memo(function LaterMall({ title, first }: MallPageProps & { title: string }) {
  return (
    <MallMain title={title}>
      <MallInside first={first} />
    </MallMain>
  );
});
