import { useRouter } from '@tanstack/react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type BarSearch, readBar } from './read-bar.ts';
import { TopBar } from './top-bar.tsx';

/** The bar that the page's address describes. */
export function NavigationBar({ search }: { search: BarSearch }) {
  const { origin } = useRouter();
  // The server does not know the origin under which it was requested.
  const bar = readBar(search, useHydrated() ? origin : undefined);
  return bar ? <TopBar bar={bar} /> : null;
}
