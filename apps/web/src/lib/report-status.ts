import { createIsomorphicFn } from '@tanstack/react-start';

/** Sets the HTTP status of the page being rendered; does nothing in the browser. */
export const reportStatus = createIsomorphicFn()
  .server(async (status: number) => {
    const { setResponseStatus } = await import('@tanstack/react-start/server');
    try {
      setResponseStatus(status);
    } catch {
      // A router without a request, as in tests, has no response.
    }
  })
  .client(async (_status: number) => {});
