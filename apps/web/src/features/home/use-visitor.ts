import type { CallOutput } from '@juban/contract/schemas';
import { api } from '../../platform/api/api.ts';
import { useUserState } from '../../platform/host/use-user-state.ts';

export type User = CallOutput<'getProfile'>['user'];

const loadUser = async (): Promise<User> => (await api.getProfile({})).user;

/** The user of the welcome page. */
export const useVisitor = () => useUserState(loadUser);
