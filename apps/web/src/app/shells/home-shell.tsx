import { Outlet, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import type { BarSearch } from './read-bar.ts';

/** Few addresses request a bar; if its code fails to load, the page is shown without it. */
const NavigationBar = lazy<ComponentType<{ search: BarSearch }>>(() =>
  import('./navigation-bar.tsx').then(
    ({ NavigationBar }) => ({ default: NavigationBar }),
    () => ({ default: () => null }),
  ),
);

/**
 * Layout of every page. Renders the bar that the address requests; its parameters are parsed by lazily loaded
 * code because few visits need it.
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
