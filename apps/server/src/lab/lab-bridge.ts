import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { scriptBody, scriptOrder } from './bridge-scripts.ts';
import { labInput } from './lab-input.ts';
import type { LabRouteOptions } from './lab-options.ts';

const everything = z.strictObject({ reset: z.literal(true) });

/** Scripted answers of the simulated host: the Lab's page reads them for every call it answers. */
export async function labBridgeRoutes(app: FastifyInstance, { scripts }: LabRouteOptions): Promise<void> {
  const answer = () => ({ scripts: scripts.read() });

  app.get('/lab/api/bridge', async () => answer());

  app.post('/lab/api/bridge', async (request) => {
    if (z.safeParse(everything, request.body).success) {
      scripts.clear();
      return answer();
    }
    const order = labInput(scriptOrder, request.body);
    const script = labInput(scriptBody, order.script);
    if ('reset' in script) scripts.clear(order.method);
    else scripts.write(order.method, script);
    return answer();
  });
}
