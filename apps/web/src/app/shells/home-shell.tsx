import { Outlet, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import { barWish } from './bar-wish.ts';
import type { BarSearch } from './read-bar.ts';

/** Hardly any address asks for a bar; without its code the page stands without it. */
const NavigationBar = lazy<ComponentType<{ search: BarSearch }>>(() =>
  import('./navigation-bar.tsx').then(
    ({ NavigationBar }) => ({ default: NavigationBar }),
    () => ({ default: () => null }),
  ),
);

/** Around every page, and all that home and its children have: the bar their address asks for, if any. */
export function HomeShell() {
  const search = useSearch({ from: '__root__' });
  return (
    <>
      {barWish(search.visible) && <NavigationBar search={search} />}
      <Outlet />
    </>
  );
}
