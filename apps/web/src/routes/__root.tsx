import { createRootRouteWithContext } from '@tanstack/react-router';
import { describePage, documentTitle } from '../app/page-info.ts';
import { RootDocument } from '../app/root-document.tsx';
import { HomeShell } from '../app/shells/home-shell.tsx';
import type { BarName } from '../app/shells/read-bar.ts';
import { areaPreloads } from '../entry/area-preloads.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import '../app/slide.css';
import { publicOrigin } from '../lib/public-origin.ts';
import { pickSearch, searchOf } from '../lib/search.ts';
import { asPageContext } from '../platform/api/server-call.ts';
import { CLIENT_SEARCH_NAMES } from '../platform/session/client-identity.ts';

/** Client and theme, which are kept from page to page. */
const KEPT = [...CLIENT_SEARCH_NAMES, 'themeMode'] as const;

/** Kept parameters go last, because the server redirects if the order of an address would change. */
const keepFrom = (before: object, after: object) => ({ ...after, ...pickSearch(before, KEPT), ...after });

interface RouterContext {
  /** Loads missing routes; true if the path has a route now. */
  addRoutes?: (pathname: string) => Promise<boolean>;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: searchOf<(typeof KEPT)[number] | BarName | 'token'>(),
  search: { middlewares: [({ search, next }) => keepFrom(search, next(search))] },
  // A screen that throws while rendering is too late to set a status, so the server renders again with this
  // flag.
  beforeLoad: ({ serverContext }) => {
    if (asPageContext(serverContext)?.renderFailed) throw new Error('the page could not be rendered');
  },
  head: ({ matches }) => {
    const page = describePage(matches);
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { title: documentTitle(page) },
        { name: 'description', content: page.brand.slogan },
        { name: 'format-detection', content: 'telephone=no' },
      ],
      links: [
        { rel: 'canonical', href: publicOrigin() + page.canonical },
        { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
        ...areaPreloads(matches),
      ],
    };
  },
  shellComponent: RootDocument,
  component: HomeShell,
});
