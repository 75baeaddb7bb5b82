import { newPhone } from './kit.ts';
import type { Person, startMyData } from './my-data-kit.ts';
import { wayBackOf } from './pick-at-partner.ts';
import { actsOf } from './whole-life.ts';

type Kit = Awaited<ReturnType<typeof startMyData>>;

/** Ids of one user's data; knowing one of them does not make another user its owner. */
export interface OwnedIds {
  mobile: string;
  orderNo: string;
  openOrderNo: string;
  unionOrderNo: string;
  contractNo: string;
  handle: string;
  orderTicket: string;
  bindTicket: string;
  picture: string;
  reportPicture: string;
  device: string;
  key: string;
  gameId: string;
  drawId: string;
  sessionId: string;
}

/** Ids of the caller's own, mixed with another user's; the order has their number but was never made. */
export type Own = Pick<OwnedIds, 'orderNo' | 'handle'>;

/** The same for all requests, so that a code was sent to it whenever one was sent to the owner's. */
const NOBODYS_PHONE = newPhone();

/** In the form of real ones, but unused. */
export function unknownIds({ orderNo }: Own): OwnedIds {
  return {
    mobile: NOBODYS_PHONE,
    orderNo,
    openOrderNo: orderNo,
    unionOrderNo: orderNo,
    contractNo: orderNo,
    handle: 'f'.repeat(32),
    orderTicket: `1.${'A'.repeat(32)}`,
    bindTicket: `1.${'A'.repeat(32)}`,
    picture: `feedback/${'A'.repeat(32)}`,
    reportPicture: `report/${'A'.repeat(32)}`,
    device: 'device-of-nobody',
    key: 'key-of-nobody',
    gameId: '999999999',
    drawId: 'shandian-999999',
    sessionId: '0189c7a0-0000-4000-8000-000000000000',
  };
}

const OWN_KEY = 'key-of-the-owner-77';
export const AN_ORDER = { payChannel: 'aliPay', sellingChannelId: 2 } as const;

/** All ids that another user could send, of a person who has used most features. */
export async function collectOwnedIds(kit: Kit, person: Person, device: string): Promise<OwnedIds> {
  const { act, picture } = actsOf(kit, person);
  const { games } = await kit.product.lab<{ games: { play: string } }>('GET', '/demo');
  const { goodsCode } = kit;
  const orderNo = await kit.buy(person);
  const withKey = { 'idempotency-key': OWN_KEY };
  const open = await act('createPurchaseH5', { ...AN_ORDER, goodsCode }, withKey);
  await act('exchange', { id: 'vip-1' }, withKey);
  await act('saveFeedback', { content: '这一条带着自己的钥匙', mobile: person.mobile }, withKey);
  const qr = await act('getTvQr', { goodsCode, sellingChannelId: 2 });
  const bind = await act('startUnionBind', { type: 'you' }, { clientType: 'web' });
  const [{ order_no: unionOrderNo = '' } = {}] = await kit.query<{ order_no?: string }>(
    `select order_no from union_orders where user_id = ${person.id} limit 1`,
  );
  return {
    mobile: person.mobile,
    orderNo,
    openOrderNo: open.orderNo,
    unionOrderNo,
    contractNo: (await kit.contracts(person))[0]?.contractNo ?? '',
    handle: new URL(qr.qrContent).searchParams.get('orderInfoMD5') ?? '',
    orderTicket: (await act('issueOrderTicket', { orderNo })).ticket,
    bindTicket: wayBackOf(bind.url).ticket,
    picture: await picture('feedback'),
    reportPicture: await picture('report'),
    device,
    key: OWN_KEY,
    gameId: games.play,
    drawId: 'shandian-1',
    sessionId: (await act('listSessions', {})).sessions[0]?.id ?? '',
  };
}
