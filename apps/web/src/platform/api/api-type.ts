import type { CallName } from '@juban/contract/calls';
import type { CallInput, CallOutput } from '@juban/contract/schemas';

/** One method per call; it resolves with the data or rejects with an ApiError. */
export type Api = { [Name in CallName]: (input: CallInput<Name>) => Promise<CallOutput<Name>> };
