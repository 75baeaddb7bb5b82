import type { CallOutput } from '@juban/contract/schemas';
import { useReaderState } from '../../host/use-reader-state.ts';
import { api } from '../../lib/api.ts';

export type User = CallOutput<'getProfile'>['user'];

const loadUser = async (): Promise<User> => (await api.getProfile({})).user;

/** Who reads the welcome page. */
export const useVisitor = () => useReaderState(loadUser);
