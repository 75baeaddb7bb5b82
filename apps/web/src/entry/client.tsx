import './ground.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from './next-task.ts';
import { openRouter } from './open-router.ts';

/**
 * Reading the code, noting where the visit begins, building the router and waking the page are each a task of their
 * own: as one they would hold a slow phone for more than a tenth of a second, with a tap waiting behind them.
 * Not Start's own client: that one brings the machinery of server functions, of which we have none.
 */
async function wakePage(): Promise<void> {
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

void wakePage();
