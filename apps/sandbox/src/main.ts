import Fastify from 'fastify';
import { smsRoutes } from './sms/sms.routes.ts';

const port = Number(process.env.SANDBOX_PORT ?? 3001);

/** The outside world on loopback: carriers now, payment providers and partners as they come. */
const app = Fastify();
await app.register(smsRoutes);
app.get('/healthz', async () => ({ status: 'ok' }));
try {
  await app.listen({ host: '127.0.0.1', port });
} catch (error) {
  process.stderr.write(`sandbox: ${(error as Error).message}\n`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
