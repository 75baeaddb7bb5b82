import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { PageContext } from './server-call.ts';

/**
 * A screen that throws while it renders on the server is too late for a status of its own. The host then
 * asks once more with renderFailed set, and the page fails early: 500 and the error screen.
 */
export const failIfAsked = createIsomorphicFn()
  .server(() => {
    const context = getGlobalStartContext() as PageContext;
    if (context.renderFailed) throw new Error('the page could not be rendered');
  })
  .client(() => undefined);
