export * from './request-signature.ts';
export * from './sealed-value.ts';
