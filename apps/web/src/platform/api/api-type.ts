import type { CallName } from '@juban/contract/calls';
import type { CallInput, CallOutput } from '@juban/contract/schemas';

/** One method a call: its data on success, an ApiError otherwise. */
export type Api = { [Name in CallName]: (input: CallInput<Name>) => Promise<CallOutput<Name>> };
