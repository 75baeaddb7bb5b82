import './react-chunk.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from './create-browser-router.ts';
import { nextTask } from './next-task.ts';

/**
 * Evaluating the code, creating the history, building the router and hydrating run as separate tasks: one
 * task would block a slow phone for more than 100 ms and delay taps. TanStack Start's own client is not used
 * because it includes the code of server functions, which we do not have.
 */
async function hydratePage(): Promise<void> {
  await nextTask();
  const router = await createBrowserRouter();
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void hydratePage();
