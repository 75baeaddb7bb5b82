import { createSign, createVerify } from 'node:crypto';
import Fastify from 'fastify';
import { alipayRoutes } from '../src/alipay/alipay.routes.ts';

type Fields = Record<string, string>;

interface Account {
  appId: string;
  sellerId: string;
  privateKey: string;
  publicKeys: string[];
}

export interface GatewayAnswer {
  node: Fields;
  isSigned: boolean;
}

const FORM = 'application/x-www-form-urlencoded';

function beijingNow(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

const textOf = (fields: Fields) =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/**
 * The provider without a network, called by a merchant with an independent implementation of the protocol.
 */
export async function openAlipay(folder?: string) {
  const app = Fastify();
  await app.register(alipayRoutes, { folder, scale: 0 });
  const account: Account = (await app.inject('/alipay/console/merchants/yujian')).json();

  function sign(fields: Fields, key = account.privateKey): Fields {
    const signature = createSign('RSA-SHA256').update(textOf(fields)).sign(key, 'base64');
    return { ...fields, sign: signature };
  }

  function fieldsOf(method: string, content: object, changes: Fields = {}): Fields {
    const fields = {
      app_id: account.appId,
      method,
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingNow(),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...changes,
    };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  }

  const post = (fields: Fields) =>
    app.inject({
      method: 'POST',
      url: '/alipay/gateway.do',
      headers: { 'content-type': FORM },
      payload: new URLSearchParams(fields).toString(),
    });

  async function send(fields: Fields): Promise<GatewayAnswer> {
    const { body } = await post(fields);
    const [, text = '', signature] =
      /^\{"[\w]+_response":(\{.*?\})(?:,"sign":"([^"]+)")?\}$/s.exec(body) ?? [];
    const verify = (key: string) =>
      createVerify('RSA-SHA256')
        .update(text)
        .verify(key, signature ?? '', 'base64');
    return { node: JSON.parse(text) as Fields, isSigned: account.publicKeys.some(verify) };
  }

  return {
    app,
    account,
    sign,
    fieldsOf,
    send,
    call: (method: string, content: object, changes?: Fields) =>
      send(sign(fieldsOf(method, content, changes))),
    /** Opens a cashier like a browser and returns the path of its page. */
    async open(content: object, changes: Fields = {}): Promise<string> {
      const answer = await post(sign(fieldsOf('alipay.trade.wap.pay', content, changes)));
      if (answer.statusCode !== 303) throw new Error(answer.body);
      return String(answer.headers.location);
    },
    async control<Result>(path: string, payload?: object): Promise<Result> {
      const url = `/alipay/control/${path}`;
      const answer = await app.inject(payload ? { method: 'POST', url, payload } : { method: 'GET', url });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json();
    },
    tap: (path: string, act: string) =>
      app.inject({ method: 'POST', url: path, headers: { 'content-type': FORM }, payload: `act=${act}` }),
  };
}

export type Alipay = Awaited<ReturnType<typeof openAlipay>>;
