import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { asPageContext } from '../platform/api/server-call.ts';

let written: string | undefined;

/** The origin others reach us by, for what a page says of itself; empty where no page is being rendered. */
export const publicOrigin = createIsomorphicFn()
  .server(() => asPageContext(getGlobalStartContext())?.publicOrigin ?? '')
  .client(() => {
    // The server has written it into the page; the browser itself may know us by another.
    written ??= document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    return written ? new URL(written).origin : '';
  });
