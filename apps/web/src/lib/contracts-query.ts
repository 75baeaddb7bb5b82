import { api } from '../platform/api/api.ts';

/** Own renewal contracts, for every page that shows them. */
export const contractsQuery = {
  queryKey: ['contracts'],
  queryFn: () => api.listContracts({}),
};
