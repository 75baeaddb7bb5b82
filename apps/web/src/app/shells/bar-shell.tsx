import { Outlet, useMatches, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageInfo } from '../use-page-info.ts';
import type { BarInfo } from './bar-info.ts';
import { barRequest } from './bar-request.ts';
import styles from './bar-shell.module.css';
import { TopBar } from './top-bar.tsx';

interface BarShellProps {
  bar: BarInfo;
  /** Pages without an area are rendered here directly. */
  children?: ReactNode;
}

const titleOf = (data: unknown) => (data as { bar?: string } | undefined)?.bar;

/** Layout for areas whose pages have a bar with their title. */
export function BarShell({ bar: shared, children = <Outlet /> }: BarShellProps) {
  const { title } = usePageInfo();
  const added = useMatches({ select: (matches) => matches[matches.length - 1]?.staticData.bar });
  // A page about one thing shows its name.
  const own = useMatches({ select: (matches) => titleOf(matches[matches.length - 1]?.loaderData) });
  const { visible } = useSearch({ from: '__root__' });
  // If the address requests or hides a bar, HomeShell handles it.
  if (added === null || barRequest(visible) !== undefined) return children;
  const bar = { title: own ?? title, ...shared, ...added };
  return (
    <div className={bar.immersive ? undefined : styles.shell}>
      <TopBar bar={bar} />
      {children}
    </div>
  );
}
