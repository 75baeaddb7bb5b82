import { type AnyRoute, createBrowserHistory } from '@tanstack/react-router';
import { createAppRouter } from '../app/create-router.tsx';
import { knowsSlideTypes } from '../app/slide.ts';
import { pathFormOf, toRoutePath } from '../lib/path-forms.ts';
import { alertStore } from '../ui/alert-store.ts';
import { AREAS, rootRoute } from './areas.ts';
import { findArea } from './find-area.ts';
import { nextTask } from './next-task.ts';

/** The route for unknown paths. */
const SPLAT = '/$';

const loaded = new Set<unknown>();

/**
 * Adds the routes of a path's area to the tree. Returns false if they are present already or the area is
 * unknown.
 */
async function addArea(pathname: string): Promise<boolean> {
  const load = findArea(AREAS, pathname);
  if (!load || loaded.has(load)) return false;
  const { routes } = await load();
  if (loaded.has(load)) return true;
  loaded.add(load);
  const root: AnyRoute = rootRoute;
  root.addChildren([...(root.children ?? []), ...routes]);
  return true;
}

/**
 * Creates the browser's router with the routes of the current page's area; other areas are added on the first
 * visit.
 */
export async function createBrowserRouter() {
  const { pathname } = window.location;
  await addArea(toRoutePath(pathname));
  // A task of its own, because creating the history takes as long as building the router.
  const history = createBrowserHistory();
  await nextTask();
  const router = createAppRouter({
    form: pathFormOf(pathname),
    history,
    context: {
      addRoutes: async (path) => {
        if (await addArea(path)) router.setRoutes(router.buildRouteTree());
        return router.getMatchedRoutes(path)[2]?.id !== SPLAT;
      },
    },
  });
  // Clear the alert before the next page loads, so that alerts of that page stay.
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) alertStore.set(undefined);
  });
  // Loaded only where it is needed; if that fails, pages change without animation.
  if (!knowsSlideTypes()) {
    import('../app/slide-in.ts').then(
      ({ slideIn }) => router.subscribe('onRendered', slideIn),
      () => undefined,
    );
  }
  return router;
}
