import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isLoopback } from '../lib/loopback.ts';
import { Refusal } from '../lib/refusal.ts';

/** Times of calls by name and status for Prometheus; only asked from the machine itself. */
export const metricsPlugin = fp(
  async (app) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const seconds = new Histogram({
      name: 'juban_call_seconds',
      help: 'Time from request to answer, by call and HTTP status',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
    const refused = new Counter({
      name: 'juban_refused_total',
      help: 'Answers below HTTP 200, by call',
      labelNames: ['call'],
      registers: [registry],
    });
    app.addHook('onResponse', async (request, reply) => {
      const { callName } = request.routeOptions.config;
      if (callName === undefined) return;
      seconds.observe({ call: callName, status: reply.statusCode }, reply.elapsedTime / 1_000);
      if (reply.statusCode >= 400) refused.inc({ call: callName });
    });
    app.get('/metrics', async (request, reply) => {
      if (!isLoopback(request.ip)) throw new Refusal('4030');
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
  { name: 'metrics', dependencies: ['errors'] },
);
