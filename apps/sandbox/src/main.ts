import { join } from 'node:path';
import Fastify from 'fastify';
import { alipayRoutes } from './alipay/alipay.routes.ts';
import { appleRoutes } from './apple/apple.routes.ts';
import { gamePartnerRoutes } from './game-partner/game-partner.routes.ts';
import { lenovoDialect } from './lenovo/dialect.ts';
import { membershipPartnerRoutes } from './membership-partner/membership-partner.routes.ts';
import { oidcRoutes } from './oidc/oidc.routes.ts';
import { outsideRoutes } from './outside/outside.routes.ts';
import { payPartnerRoutes } from './pay-partner/pay-partner.routes.ts';
import { qihooDialect } from './qihoo/dialect.ts';
import { smsRoutes } from './sms/sms.routes.ts';
import { wechatRoutes } from './wechat/wechat.routes.ts';

const { APP_ENV, CONTENT_DIR, DATA_DIR, SANDBOX_PORT, SANDBOX_TIME_SCALE } = process.env;
if (APP_ENV === 'production') {
  process.stderr.write(
    'sandbox: refusing to start with APP_ENV=production, because it only simulates providers\n',
  );
  process.exit(1);
}
const port = Number(SANDBOX_PORT ?? 3001);
/**
 * By default, a provider's four minutes take four seconds. With 0, nothing happens without a control call.
 */
const scale = Number(SANDBOX_TIME_SCALE ?? 60);
const folder = DATA_DIR && DATA_DIR !== 'memory' ? join(DATA_DIR, 'sandbox') : undefined;

const contentFolder = CONTENT_DIR ?? join(import.meta.dirname, '../../../content');

/** Simulates the outside world on loopback: SMS carrier, payment providers and partners. */
const app = Fastify();
await app.register(smsRoutes);
await app.register(alipayRoutes, { folder, scale });
await app.register(wechatRoutes, { folder, scale });
for (const dialect of [qihooDialect, lenovoDialect]) {
  await app.register(payPartnerRoutes, { folder, scale, dialect });
}
await app.register(appleRoutes, { folder, scale });
await app.register(membershipPartnerRoutes, { folder });
await app.register(gamePartnerRoutes);
await app.register(oidcRoutes);
await app.register(outsideRoutes, { packFolder: join(contentFolder, 'demo') });
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
