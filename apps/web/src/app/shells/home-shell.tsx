import { Outlet, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import type { BarSearch } from './read-bar.ts';

/** Hardly any address asks for a bar; without its code the page stands without it. */
const NavigationBar = lazy<ComponentType<{ search: BarSearch }>>(() =>
  import('./navigation-bar.tsx').then(
    ({ NavigationBar }) => ({ default: NavigationBar }),
    () => ({ default: () => null }),
  ),
);

/**
 * Around every page, and all that home and its children have: the bar their address asks for, if any. What it
 * asks is read with the bar's code, which no other visit needs.
 */
export function HomeShell() {
  const search = useSearch({ from: '__root__' });
  return (
    <>
      {search.visible && <NavigationBar search={search} />}
      <Outlet />
    </>
  );
}
