import './ground.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from './next-task.ts';
import { openRouter } from './open-router.ts';

/**
 * Reading the code, noting where the visit begins, building the router and hydrating the page are each a task of their
 * own. As one task they would hold a slow phone for more than 100 ms, with a tap waiting behind them.
 * TanStack Start's own client is not used, because it brings the code of server functions, of which we have none.
 */
async function hydratePage(): Promise<void> {
  await nextTask();
  const router = await openRouter();
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
