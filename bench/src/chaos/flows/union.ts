import { pickAtPartner } from '../../../../apps/server/test/pick-at-partner.ts';
import { ensureAccount, newPhone, sendCode } from '../account.ts';
import { flowOf } from '../flow.ts';
import { ALIPAY, checkOrder, type OrderFact, pay, recordOrder } from '../money.ts';
import type { Visit } from '../visit.ts';

const WEB = { clientType: 'web' };
const BY_PHONE = ['zhuishu', 'qingting'] as const;
const BY_PAGE = 'you';

/** Binds on the partner's page, which returns with a one-time ticket. */
async function bindByPage(visit: Visit): Promise<boolean> {
  const started = await visit.tryTo('startUnionBind', { type: BY_PAGE }, WEB);
  if (!started) return false;
  const { ticket, ...answer } = await pickAtPartner(started.data.url, `shopper-${visit.person.id}`);
  return Boolean(await visit.tryTo('bindUnion', { type: BY_PAGE, ...answer }, { ...WEB, ticket }));
}

async function bindByPhone(visit: Visit, type: (typeof BY_PHONE)[number]): Promise<boolean> {
  const mobile = newPhone(visit);
  const code = await sendCode(visit, mobile, type);
  return code !== undefined && Boolean(await visit.tryTo('bindUnion', { type, mobile, code }, WEB));
}

/** Buys a union: binds a partner account, orders and pays. */
export const union = flowOf<OrderFact>({
  name: 'union',
  weight: 3,
  async play(visit) {
    const { chance } = visit;
    if (!(await ensureAccount(visit))) return;
    const type = chance.pick([BY_PAGE, ...BY_PHONE] as const);
    const isBound = await (type === BY_PAGE ? bindByPage(visit) : bindByPhone(visit, type));
    if (!isBound) return;
    const product = await visit.tryTo('getUnionProduct', { type }, WEB);
    if (!product) return;
    const { refGoodsCode, refSellingChannelId } = product.data;
    const input = { payType: 'Alipay', refGoodsCode, refSellingChannelId } as const;
    const made = await visit.tryTo('createUnionOrder', input, WEB);
    if (!made) return;
    const fact = recordOrder(visit, { ...WEB, orderNo: made.data.orderNo });
    await pay(visit, { fact, rail: ALIPAY, body: made.data.aliOrderVO?.body ?? '' });
  },
  check: checkOrder,
});
