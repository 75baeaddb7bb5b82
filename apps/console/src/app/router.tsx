import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { isSignedOut } from '../lib/call-console.ts';
import { meQuery } from '../lib/me.ts';
import { queryClient } from '../lib/reads.ts';
import { FIRST_PATH } from '../shell/menu.ts';
import { CrashPage, NotFoundPage, WaitingPage } from './plain-pages.tsx';
import { SCREENS } from './screens.ts';
import { parseSearch, searchText, writeSearch } from './search-text.ts';

const root = createRootRoute({ notFoundComponent: NotFoundPage });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>) => ({
    ...(typeof search.from === 'string' && { from: search.from }),
  }),
  component: lazyRouteComponent(() => import('../sign-in/sign-in-page.tsx')),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  validateSearch: (search: Record<string, unknown>) => ({
    token: typeof search.token === 'string' ? search.token : '',
  }),
  component: lazyRouteComponent(() => import('../sign-in/invitation-page.tsx')),
});

/** Everything behind the sign-in page. Its components are loaded only for somebody who is signed in. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: async ({ location }) => {
    try {
      return { me: await queryClient.ensureQueryData(meQuery) };
    } catch (error) {
      if (isSignedOut(error)) throw redirect({ to: '/sign-in', search: { from: location.href } });
      throw error;
    }
  },
  component: lazyRouteComponent(() => import('../shell/shell.tsx')),
});

const index = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: FIRST_PATH });
  },
});

const screens = SCREENS.map(({ path, load }) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: searchText,
    component: lazyRouteComponent(load),
  }),
);

export const router = createRouter({
  routeTree: root.addChildren([signIn, invitation, shell.addChildren([index, ...screens])]),
  basepath: '/console',
  defaultPreload: 'intent',
  defaultPendingComponent: WaitingPage,
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
  parseSearch,
  stringifySearch: writeSearch,
});

/** Signed out in the middle of something: back to the sign-in page, which returns to here. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated' && isSignedOut(query.state.error)) leaveForSignIn();
});
queryClient.getMutationCache().subscribe(({ type, mutation }) => {
  if (type === 'updated' && mutation && isSignedOut(mutation.state.error)) leaveForSignIn();
});

function leaveForSignIn(): void {
  const { pathname, href } = router.state.location;
  if (pathname === '/sign-in' || pathname === '/invitation') return;
  void router.navigate({ to: '/sign-in', search: { from: href } });
  queryClient.clear();
}
