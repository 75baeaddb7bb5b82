export * from './call.ts';
export * from './calls.ts';
export * from './codes.ts';
export type { CallInput, CallOutput, CallRequest } from './schemas.ts';
