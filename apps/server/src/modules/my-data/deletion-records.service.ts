/** The deletion that an account has asked for, for support to read. */
export { type Deletion, findDeletion } from './my-data.repository.ts';
