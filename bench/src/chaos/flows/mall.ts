import { randomUUID } from 'node:crypto';
import { ensureAccount } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';

interface Exchanged {
  token: string;
  exchangeNo: string;
}

/** Earns points by sharing and exchanges them for remaining stock; the same key exchanges once. */
export const mall = flowOf<Exchanged>({
  name: 'mall',
  weight: 4,
  async play(visit) {
    const { chance, person, stage } = visit;
    if (!(await ensureAccount(visit))) return;
    const dramaId = stage.demo.dramas.normal;
    if (dramaId && chance.happens(0.5)) await visit.tryTo('shareForPoints', { dramaId });
    const shelf = await visit.tryTo('listMallGoods', {});
    const goods = shelf?.data.content.filter(({ goodsType }) => goodsType !== 'game_center') ?? [];
    if (goods.length === 0) return;
    const headers = { 'idempotency-key': randomUUID() };
    const { id } = chance.pick(goods);
    const taken = await visit.tryTo('exchange', { id }, headers);
    if (!taken) return;
    const { exchangeNo } = taken.data;
    visit.record<Exchanged>({ token: person.token ?? '', exchangeNo });
    if (!chance.happens(0.3)) return;
    const again = await visit.ask('exchange', { id }, headers);
    if (again.code === '0000' && again.data.exchangeNo !== exchangeNo)
      visit.violation(`one key exchanged twice: ${exchangeNo} and ${again.data.exchangeNo}`);
  },
  async check(stage, { token, exchangeNo }) {
    const { data } = await askAgain(stage, 'listExchanges', { pageSize: 50 }, { token });
    const isThere = data && (data.total > 50 || data.content.some((one) => one.exchangeNo === exchangeNo));
    return isThere ? undefined : `exchange ${exchangeNo} was acknowledged and is gone`;
  },
});
