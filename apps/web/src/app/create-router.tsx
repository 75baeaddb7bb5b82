import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { rootRoute } from '../entry/areas.ts';
import { type PathForm, toAddress, toRoutePath } from '../lib/path-forms.ts';
import { parseSearch, stringifySearch } from '../lib/search.ts';
import { apiErrorAdapter } from '../platform/api/api-error-adapter.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RouteErrorScreen } from './route-error-screen.tsx';
import { knowsSlideTypes, slideTypes } from './slide.ts';

interface AppRouterOptions {
  /** How the addresses of this visit are written. */
  form: PathForm;
  /** How routes are added that are not there yet. */
  context?: { addRoutes?: (pathname: string) => Promise<boolean> };
  /** What a browser brings by itself; tests have none. */
  history?: RouterHistory;
  origin?: string;
  isServer?: boolean;
  scrollRestoration?: boolean;
}

export function createAppRouter({ form, ...environment }: AppRouterOptions) {
  const router = createRouter({
    routeTree: rootRoute,
    // Areas are found by the path as it is written: another spelling would find a page without its routes.
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
    // The browser's own: written into the HTML, it would force a layout before the first paint.
    scrollRestoration: typeof document !== 'undefined' && keepReader(),
    defaultPreload: 'intent',
    defaultViewTransition: knowsSlideTypes() && { types: (change) => slideTypes(change) },
    defaultErrorComponent: RouteErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...environment,
  });
  router.options.serializationAdapters = [apiErrorAdapter];
  return router;
}

/** Whoever has read on before the code came is not sent back to the top; pages after the first begin there. */
function keepReader(): () => boolean {
  let isFirst = true;
  return () => {
    const stays = isFirst && window.scrollY > 0;
    isFirst = false;
    return !stays;
  };
}
