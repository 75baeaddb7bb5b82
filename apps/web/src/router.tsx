import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { createAppRouter } from './app/create-router.tsx';
import type { RouteFacts } from './app/route-facts.ts';
import { pathFormOf } from './lib/path-forms.ts';

const currentPath = createIsomorphicFn()
  .server(() => new URL(getRequest().url).pathname)
  .client(() => window.location.pathname);

export function getRouter() {
  return createAppRouter({ form: pathFormOf(currentPath()) });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption extends RouteFacts {}
}
