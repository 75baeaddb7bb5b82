import { createSerializationAdapter } from '@tanstack/react-router';
import { ApiError } from './api-error.ts';

/** Transfers code and status of an error from the server, so that the hydrated page shows the same screen. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ message, code, httpStatus }) => ({ message, code, httpStatus }),
  fromSerializable: ({ message, code, httpStatus }) => new ApiError(message, code, httpStatus),
});
