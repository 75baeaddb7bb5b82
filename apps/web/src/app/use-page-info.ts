import { useRouterState } from '@tanstack/react-router';
import { describePage, type PageInfo } from './page-info.ts';

/** Title and brand of the current page. */
export function usePageInfo(): PageInfo {
  const matches = useRouterState({ select: (state) => state.matches });
  return describePage(matches);
}
