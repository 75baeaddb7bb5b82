import type { FastifyRequest } from 'fastify';

const SECRET_FIELDS = [
  'token',
  'authentication',
  'authorization',
  'cookie',
  'mobile',
  'phone',
  'code',
  'captcha',
  'mobileValidateCode',
  'imgCode',
  'rid',
];

/**
 * Addresses can hold phones (codes by GET) and tokens (old links), so a request is logged by its route's pattern.
 * Redaction stands behind that for whatever a line of code might add one day.
 */
export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[hidden]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
        clientType: request.context?.clientType.id,
      }),
    },
  };
}
