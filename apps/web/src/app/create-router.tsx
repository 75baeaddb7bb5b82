import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { rootRoute } from '../entry/areas.ts';
import { type PathForm, toAddress, toRoutePath } from '../lib/path-forms.ts';
import { parseSearch, stringifySearch } from '../lib/search.ts';
import { apiErrorAdapter } from '../platform/api/api-error-adapter.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';
import { knowsSlideTypes, slideTypes } from './slide.ts';

interface AppRouterOptions {
  /** How addresses of this visit are written (with or without /h5). */
  form: PathForm;
  /** Adds routes that are not loaded yet. */
  context?: { addRoutes?: (pathname: string) => Promise<boolean> };
  /** Set in the browser; tests use the default. */
  history?: RouterHistory;
  origin?: string;
  isServer?: boolean;
  scrollRestoration?: boolean;
}

export function createAppRouter({ form, ...environment }: AppRouterOptions) {
  const router = createRouter({
    routeTree: rootRoute,
    // Areas are found by the exact path; another spelling would match a page without its routes.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    rewrite: {
      input: ({ url }) => {
        url.pathname = toRoutePath(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = toAddress(url.pathname, form);
        return url;
      },
    },
    // Only in the browser: as part of the HTML it would force a layout before the first paint.
    scrollRestoration: typeof document !== 'undefined' && keepScrollPosition(),
    defaultPreload: 'intent',
    defaultViewTransition: knowsSlideTypes() && { types: (change) => slideTypes(change) },
    defaultErrorComponent: RouteErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...environment,
  });
  router.options.serializationAdapters = [apiErrorAdapter];
  return router;
}

/** Keeps the position of a user who scrolled before hydration; later pages start at the top. */
function keepScrollPosition(): () => boolean {
  let isFirst = true;
  return () => {
    const stays = isFirst && window.scrollY > 0;
    isFirst = false;
    return !stays;
  };
}
