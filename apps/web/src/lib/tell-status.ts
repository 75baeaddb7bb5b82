import { createIsomorphicFn } from '@tanstack/react-start';

/** Gives the page that is being rendered its status; in the browser there is none any more. */
export const tellStatus = createIsomorphicFn()
  .server(async (status: number) => {
    const { setResponseStatus } = await import('@tanstack/react-start/server');
    try {
      setResponseStatus(status);
    } catch {
      // A router that runs without a request, as in tests, has no answer that could carry a status.
    }
  })
  .client(async (_status: number) => {});
