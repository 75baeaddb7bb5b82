import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openRouter } from './app/open-router.ts';

/**
 * Reading the code, building the router and waking the page are each a task of their own: as one they would
 * hold a slow phone for a tenth of a second, with a tap waiting behind them.
 * Not Start's own client: that one brings the machinery of server functions, of which we have none.
 */
setTimeout(async () => {
  const router = await openRouter();
  setTimeout(() => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      );
    });
  });
});
