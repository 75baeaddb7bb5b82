import { type CallInput, type CallName, type CallOutput, calls, fillPath } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../lib/refusal.ts';

const CLIENT_TYPE = 'Android';
const CHANNEL = 2;
const ADDRESS = '127.0.0.1';

export interface CaseUser {
  id: string;
  token: string;
  mobile: string;
}

type Header = Record<string, string>;
export type CaseSteps = ReturnType<typeof createCaseSteps>;

/** What users, wallets and partners do, through the calls that they use themselves. */
export function createCaseSteps(app: FastifyInstance) {
  async function send(method: 'GET' | 'POST', url: string, body: object, headers: Header = {}) {
    const query = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]));
    const response = await app.inject({
      method,
      url,
      headers,
      remoteAddress: ADDRESS,
      ...(method === 'GET' ? { query } : { payload: body }),
    });
    return response.json();
  }

  /** A call of the Lab. */
  async function lab<Answer>(method: 'GET' | 'POST', path: string, body: object = {}): Promise<Answer> {
    const answer = await send(method, `/lab/api${path}`, body);
    if (answer?.code !== undefined && answer.msg !== undefined)
      throw new Refusal(CODE.conflict, { msg: `${path}：${answer.msg}` });
    return answer;
  }

  /** A call of the product, as the user. */
  async function call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    { token }: CaseUser,
  ): Promise<CallOutput<Name>> {
    const { method, path } = calls[name];
    const { address, rest } = fillPath(path, input as Record<string, unknown>);
    const answer = await send(method, address, rest, { token, clientType: CLIENT_TYPE });
    // Calls of the campaign answer 200.
    if (answer.code !== '0000' && answer.code !== 200)
      throw new Refusal(CODE.conflict, { msg: `${name}：${answer.msg}` });
    return answer.data;
  }

  return {
    lab,
    call,
    makeUser: (wanted: object = {}): Promise<CaseUser> => lab('POST', '/users', wanted),

    /** Not paid yet; of a package that renews, or of one that does not. */
    async order(user: CaseUser, { renews }: { renews: boolean } = { renews: false }): Promise<string> {
      const { data } = await call('listPackages', { market: 'android' }, user);
      const goods = data.find(({ renewType }) => (renewType === 'RENEWABLE') === renews);
      if (!goods) throw new Refusal(CODE.goodsGone);
      const goodsCode = String(goods.refGoodsCode);
      const input = { goodsCode, payChannel: 'aliPay', sellingChannelId: CHANNEL } as const;
      return (await call('createPurchaseH5', input, user)).orderNo;
    },
  };
}
