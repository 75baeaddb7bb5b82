import { type AnyRoute, createBrowserHistory } from '@tanstack/react-router';
import { createAppRouter } from '../app/create-router.tsx';
import { knowsSlideTypes } from '../app/slide.ts';
import { pathFormOf, toRoutePath } from '../lib/path-forms.ts';
import { alertStore } from '../ui/alert-store.ts';
import { AREAS, rootRoute } from './areas.ts';
import { findArea } from './find-area.ts';
import { nextTask } from './next-task.ts';

/** What takes the paths that no other route takes. */
const SPLAT = '/$';

const there = new Set<unknown>();

/** Brings the routes of a path's area into the tree; false when they are there already or there are none. */
async function addArea(pathname: string): Promise<boolean> {
  const load = findArea(AREAS, pathname);
  if (!load || there.has(load)) return false;
  const { routes } = await load();
  if (there.has(load)) return true;
  there.add(load);
  const root: AnyRoute = rootRoute;
  root.addChildren([...(root.children ?? []), ...routes]);
  return true;
}

/** The browser's router, with the routes of the page that is open; others come with the first visit to them. */
export async function openRouter() {
  const { pathname } = window.location;
  await addArea(toRoutePath(pathname));
  // Telling the browser of the first entry takes as long as building the router does.
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
  // Before the next page begins to load: what that one says itself, however early, stays.
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) alertStore.set(undefined);
  });
  // Loaded only where it is needed; without it pages change plainly.
  if (!knowsSlideTypes()) {
    import('../app/slide-in.ts').then(
      ({ slideIn }) => router.subscribe('onRendered', slideIn),
      () => undefined,
    );
  }
  return router;
}
