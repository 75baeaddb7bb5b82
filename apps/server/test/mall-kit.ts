import { startProduct } from './kit.ts';

export interface Member {
  id: string;
  token: string;
}

export type Mall = Awaited<ReturnType<typeof startMall>>;

/** The product with helpers for tests of the mall. */
export async function startMall() {
  const product = await startProduct();
  const as = ({ token }: Member, key?: string): Record<string, string> => ({
    token,
    ...(key ? { 'idempotency-key': key } : {}),
  });

  return {
    product,
    makeMember: (wanted: object = {}) => product.lab<Member>('POST', '/users', wanted),
    exchange: (member: Member, id: string, key?: string, agreed?: { payPoints: number }) =>
      product.call('exchange', { id, ...agreed }, as(member, key)),
    points: async (member: Member) => (await product.call('getIntegral', {}, as(member))).data.integral,
    entries: async (member: Member) => (await product.call('listIntegral', {}, as(member))).data.content,
    exchanges: async (member: Member) => (await product.call('listExchanges', {}, as(member))).data.content,
    ways: async (member: Member) => (await product.call('listEarnWays', {}, as(member))).data,
    share: (member: Member, dramaId: string) => product.call('shareForPoints', { dramaId }, as(member)),
    profile: async (member: Member) => (await product.call('getProfile', {}, as(member))).data.user,
    goods: async (id: string, member?: Member) => {
      const { data } = await product.call('listMallGoods', { rows: '50' }, member ? as(member) : {});
      const found = data.content.find((goods) => goods.id === id);
      if (!found) throw new Error(`no goods ${id}`);
      return found;
    },
    leave: (goodsId: string, left: number) => product.lab('POST', '/stock', { goodsId, left }),
    setClock: (change: object) => product.lab<{ now: number }>('POST', '/clock', change),
    expectHealthy: product.expectHealthy,
    stop: () => product.stop(),
  };
}
