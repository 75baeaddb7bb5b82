import type { FastifyRequest } from 'fastify';

const SECRET_FIELDS = new Set([
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
  'ticket',
]);
const HIDDEN = '[hidden]';
const MOST_DEPTH = 4;

/**
 * Addresses can contain phones (codes by GET) and tokens (old links), so a request is logged by its route's
 * pattern. Redaction also covers whatever a line of code might add one day.
 */
export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    ...(stream ? { stream } : {}),
    // Not pino's own redaction: that also runs for every request's child logger, whether it logs or not.
    formatters: { log: (entry: Record<string, unknown>) => hideSecrets(entry) as Record<string, unknown> },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
        clientType: request.context?.clientType.id,
      }),
    },
  };
}

/**
 * A copy with every secret field hidden; other values than plain objects and lists are left to their
 * serialiser.
 */
function hideSecrets(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object' || depth > MOST_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    SECRET_FIELDS.has(key) ? HIDDEN : hideSecrets(inner, depth + 1),
  ]);
  return Object.fromEntries(entries);
}
