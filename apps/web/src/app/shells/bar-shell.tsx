import { Outlet, useMatches, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageInfo } from '../use-page-info.ts';
import type { BarInfo } from './bar-info.ts';
import styles from './bar-shell.module.css';
import { barWish } from './bar-wish.ts';
import { TopBar } from './top-bar.tsx';

interface BarShellProps {
  bar: BarInfo;
  /** A page without an area stands here itself. */
  children?: ReactNode;
}

const titleOf = (data: unknown) => (data as { bar?: string } | undefined)?.bar;

/** Around every page of an area whose pages have a bar with their title. */
export function BarShell({ bar: shared, children = <Outlet /> }: BarShellProps) {
  const { title } = usePageInfo();
  const added = useMatches({ select: (matches) => matches[matches.length - 1]?.staticData.bar });
  // A page that is about one thing is titled by it.
  const own = useMatches({ select: (matches) => titleOf(matches[matches.length - 1]?.loaderData) });
  const { visible } = useSearch({ from: '__root__' });
  // An address that speaks of a bar decides itself: the frame around all pages then draws it, or nobody does.
  if (added === null || barWish(visible) !== undefined) return children;
  const bar = { title: own ?? title, ...shared, ...added };
  return (
    <div className={bar.immersive ? undefined : styles.shell}>
      <TopBar bar={bar} />
      {children}
    </div>
  );
}
