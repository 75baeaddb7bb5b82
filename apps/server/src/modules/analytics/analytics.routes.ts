import { calls } from '@juban/contract';
import { pathForEvents } from '@juban/contract/analytics/event-catalogue';
import { CODES } from '@juban/contract/codes';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { AnalyticsService } from './analytics.service.ts';

export interface AnalyticsRouteServices {
  analytics: AnalyticsService;
}

const PATHS = new Set(Object.values(calls).map(({ path }) => pathForEvents(path)));
const STATUS = /^http-[1-5]\d\d$/;

/** A client may send any path; a counter's labels must be bounded. */
const pathLabel = (path: string): string => (PATHS.has(path) ? path : 'other');
const codeLabel = (code: string): string => (code in CODES || STATUS.test(code) ? code : 'other');

export async function analyticsRoutes(
  app: FastifyInstance,
  { analytics }: AnalyticsRouteServices,
): Promise<void> {
  const failures = new Counter({
    name: 'juban_reported_call_failures_total',
    help: 'Failed calls that no page tells, as pages report them, by path, code and client type',
    labelNames: ['path', 'code', 'client_type'],
    registers: [app.metrics],
  });
  app.call('recordEvents', async (batch, context) => {
    for (const { call, code, clientType } of await analytics.recordEvents(batch, context)) {
      failures.inc({ path: pathLabel(call), code: codeLabel(code), client_type: clientType });
    }
    return null;
  });
}
