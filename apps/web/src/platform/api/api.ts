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
 * Every call of the contract by name. The list of calls and what carries them are fetched with the first
 * call: a page that came complete from the server needs neither until somebody acts.
 */
export const api: Api = new Proxy({} as Api, {
  get: (_methods, name) => {
    // A promise chain that meets this object asks whether it is a promise.
    if (typeof name !== 'string' || name === 'then') return undefined;
    return async (input: never) => (await loadApi())[name as CallName](input);
  },
});
