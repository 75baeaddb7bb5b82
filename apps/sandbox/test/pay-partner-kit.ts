import Fastify from 'fastify';
import { fromPartnerFields, type Message, toPartnerFields } from '../src/pay-partner/dialect.ts';
import { payPartnerRoutes } from '../src/pay-partner/pay-partner.routes.ts';
import { qihooDialect as dialect } from '../src/qihoo/dialect.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Account {
  appId: string;
  merchantId: string;
  secret: string;
}

/**
 * The provider without a network, called by a merchant with an independent implementation of the protocol.
 */
export async function openQihoo(folder?: string) {
  const app = Fastify();
  await app.register(payPartnerRoutes, { folder, scale: 0, dialect });
  const account: Account = (await app.inject('/qihoo/console/merchants/yujian')).json();

  async function call(path: string, message: Message, secret = account.secret): Promise<Message> {
    const base: Message = {
      app: account.appId,
      merchant: account.merchantId,
      nonce: '1',
      at: String(Date.now()),
    };
    const payload = dialect.write(toPartnerFields(dialect, { ...base, ...message }), secret);
    const answer = await app.inject({ method: 'POST', url: `/qihoo/${path}`, headers: FORM, payload });
    return fromPartnerFields(dialect, dialect.read(answer.body).fields);
  }

  return {
    app,
    account,
    call,
    /** Opens a trade and returns the path of its cashier. */
    async open(changes: Message = {}): Promise<string> {
      const order: Message = {
        way: 'h5',
        paymentNo: 'kept',
        amount: '1990',
        currency: 'CNY',
        title: '<b>季卡</b>',
        notifyUrl: 'http://127.0.0.1:9/notify',
        returnUrl: 'http://127.0.0.1:9/back',
        expiresAt: String(Date.now() + 3_600_000),
      };
      const { url, code } = await call('create', { ...order, ...changes });
      if (!url) throw new Error(code);
      return new URL(url).pathname;
    },
    async control<Result>(path: string, payload?: object): Promise<Result> {
      const url = `/qihoo/control/${path}`;
      const answer = await app.inject(payload ? { method: 'POST', url, payload } : { method: 'GET', url });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json();
    },
    tap: (url: string, act: string) =>
      app.inject({ method: 'POST', url, headers: FORM, payload: `act=${act}` }),
  };
}
