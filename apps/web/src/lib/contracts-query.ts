import { api } from '../platform/api/api.ts';

/** The user's renewal contracts, shared by every page that shows them. */
export const contractsQuery = {
  queryKey: ['contracts'],
  queryFn: () => api.listContracts({}),
};
