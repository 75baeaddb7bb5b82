import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { asPageContext } from '../platform/api/server-call.ts';

let written: string | undefined;

/** The public origin, for links in a page's head; empty outside of rendering. */
export const publicOrigin = createIsomorphicFn()
  .server(() => asPageContext(getGlobalStartContext())?.publicOrigin ?? '')
  .client(() => {
    // Taken from the page, because the browser may use another origin than the public one.
    written ??= document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return written ? new URL(written).origin : '';
  });
