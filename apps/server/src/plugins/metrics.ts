import { CODE } from '@juban/contract/code-names';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createCallTimes } from '../lib/call-times.ts';
import { isLoopback } from '../lib/loopback.ts';
import { Refusal } from '../lib/refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry that other modules add their counters to. */
    metrics: Registry;
  }
}

/** Call times by name and status for Prometheus; only answered to requests from the machine itself. */
export const metricsPlugin = fp(
  async (app) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    app.decorate('metrics', registry);
    const times = createCallTimes();
    app.addHook('onResponse', (request, reply, done) => {
      const { callName } = request.routeOptions.config;
      if (callName !== undefined) times.observe(callName, reply.statusCode, reply.elapsedTime / 1_000);
      done();
    });
    app.get('/metrics', async (request, reply) => {
      if (!isLoopback(request.ip)) throw new Refusal(CODE.forbidden);
      return reply.type(registry.contentType).send(`${await registry.metrics()}\n${times.write()}`);
    });
  },
  { name: 'metrics', dependencies: ['errors'] },
);
