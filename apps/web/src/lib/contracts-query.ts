import { api } from './api.ts';

/** Own renewal contracts, for every page that shows them: money may have moved since, so they are always asked for. */
export const contractsQuery = {
  queryKey: ['contracts'],
  queryFn: () => api.listContracts({}),
  staleTime: 0,
};
