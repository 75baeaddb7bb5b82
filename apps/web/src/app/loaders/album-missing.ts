import { createIsomorphicFn } from '@tanstack/react-start';

/** Gives the page that is being rendered the status of one that is not there. */
export const tellMissing = createIsomorphicFn()
  .server(async () => {
    const { setResponseStatus } = await import('@tanstack/react-start/server');
    try {
      setResponseStatus(404);
    } catch {
      // A router that runs without a request, as in tests, has no answer that could carry a status.
    }
  })
  .client(async () => {});
