import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The HTML of a component whose links need a router. */
export const markupOf = (element: ReactNode): string =>
  renderToStaticMarkup(<RouterContextProvider router={router}>{element}</RouterContextProvider>);
