import { createSerializationAdapter } from '@tanstack/react-router';
import { ApiError } from './api-error.ts';

/** An error met on the server shows the same screen once the page is alive: its code and status travel too. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ message, code, httpStatus }) => ({ message, code, httpStatus }),
  fromSerializable: ({ message, code, httpStatus }) => new ApiError(message, code, httpStatus),
});
