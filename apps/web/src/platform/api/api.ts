import type { CallName } from '@juban/contract/calls';
import { createIsomorphicFn } from '@tanstack/react-start';
import { ApiError, noConnection } from './api-error.ts';
import type { Api } from './api-type.ts';

export { ApiError };

const loadApi = createIsomorphicFn()
  .server(() => import('./server-api.ts').then((module) => module.serverApi))
  .client(() =>
    import('./browser-api.ts').then(
      (module) => module.browserApi,
      () => {
        throw noConnection();
      },
    ),
  );

/**
 * Every call of the contract by name. Calls and transport are loaded with the first call, because a page that
 * is complete in the server's HTML needs neither until the user acts.
 */
export const api: Api = new Proxy({} as Api, {
  get: (_methods, name) => {
    // Promises check returned objects for a `then` method.
    if (typeof name !== 'string' || name === 'then') return undefined;
    return async (input: never) => (await loadApi())[name as CallName](input);
  },
});
