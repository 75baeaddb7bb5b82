import { randomUUID } from 'node:crypto';
import type { CallInput, CallName } from '@juban/contract';
import { newPhone } from './kit.ts';
import type { Person, startMyData } from './my-data-kit.ts';
import { makeJpeg } from './picture-corpus.ts';

/** The device id that the app sends. */
const DEVICE = 'app-on-a-phone-77';
const WEB = { clientType: 'web' };

type Kit = Awaited<ReturnType<typeof startMyData>>;

export interface UsedProduct {
  /** Everything that identifies the person, a device or an address, or that they wrote. */
  words: string[];
  /** Those of them that are stored only as an unreadable index. */
  unread: string[];
  pictures: string[];
}

/** Days are claimed by a phone before there is an account; then it logs in by a code. */
export async function registerUser({ product, query, makePerson }: Kit): Promise<Person> {
  const [mobile, channel] = [newPhone(), 'campus-30'];
  await product.call('sendClaimCode', { mobile, channel });
  const mobileValidateCode = await product.readCode(mobile);
  const held = await product.call('receiveClaim', { mobile, mobileValidateCode, channel });
  if (held.code !== '0000') throw new Error(held.body);
  const person = await makePerson({ mobile, points: 600, vPower: 168, vipDays: 31 });
  // Otherwise the next code would have to wait for a minute.
  await query('delete from sms_send_quotas');
  const device = { clientType: 'Android', deviceid: DEVICE };
  await product.call('sendLoginCode', { mobile }, device);
  const captcha = await product.readCode(mobile);
  const { data, body } = await product.call('login', { mobile, captcha }, device);
  if (!data?.token) throw new Error(body);
  return { ...person, token: data.token };
}

/** Uses every feature; every step must succeed. */
export async function useEverything(kit: Kit, person: Person): Promise<UsedProduct> {
  const acts = actsOf(kit, person);
  const sent = await shop(kit, person, acts);
  await play(kit, person, acts);
  const claimed = await takeRewards(acts);
  const written = await writeTexts(kit, acts);
  const { mobile, nickName } = person;
  return {
    words: [mobile, nickName, ...sent, ...claimed.unread, ...claimed.words, ...written.words],
    unread: [...claimed.unread, DEVICE],
    pictures: written.pictures,
  };
}

/** Calls of that person, each of which must succeed. */
export function actsOf({ product, headers }: Kit, { token }: Person) {
  async function act<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    more: Record<string, string> = {},
  ) {
    const answer = await product.call(name, input, { ...headers(token), ...more });
    if (!['0000', 200].includes(answer.code)) throw new Error(`${name}: ${answer.body}`);
    return answer.data;
  }

  /** Granted, sent and stored; returns its key. */
  async function picture(type: 'feedback' | 'report'): Promise<string> {
    const { fileKey: key, token: pass } = await act('getUploadToken', { originalFilename: 'a.jpg', type });
    const form = new FormData();
    form.append('key', key);
    form.append('token', pass);
    form.append('file', new Blob([new Uint8Array(await makeJpeg())]), 'a.jpg');
    const request = new Response(form);
    const answer = await product.app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return key;
  }

  return { act, sendCode: product.sendCode, picture };
}

type Acts = ReturnType<typeof actsOf>;

/** Buys in every way: plain, renewed, by a code, for a partner, with a gift; and refunds one. */
async function shop(kit: Kit, person: Person, { act, sendCode }: Acts): Promise<string[]> {
  const [machine, oaid, bound] = ['LENOVO-MACHINE-77', 'oaid-of-a-phone-77', newPhone()];
  const reason = '第 77 天就看完了，想退';
  const refunded = await kit.buy(person);
  await act('requestRefund', { orderNo: refunded, reason });
  await kit.round();
  await kit.subscribe(person);
  const asked = { goodsCode: kit.goodsCode, sellingChannelId: 2, payChannel: 'aliPay' } as const;
  const { orderNo } = await act('createQr', { ...asked, renew: 0, lencid: machine } as never);
  await act('issueOrderTicket', { orderNo });
  const plus = 'yujian_android_plus_month';
  const ways = { from_path: machine, returnUrl: `/vip?lencid=${machine}` };
  const paid = await act('createPurchaseH5', { ...asked, goodsCode: plus, ...ways } as never, { oaid });
  await kit.provider.submitForm({ method: 'h5', body: paid.aliOrderVO?.body ?? '' });
  await kit.pay(paid.orderNo);
  await kit.notify(paid.orderNo);
  const [choice] = (await act('getGiftChoices', { type: 'HanXiMonthDelivery' })).choices;
  await act('claimGift', { type: 'HanXiMonthDelivery', choice: choice?.choice ?? '' });
  await act('bindUnion', { type: 'zhuishu', mobile: bound, code: await sendCode(bound, 'zhuishu') });
  const { refGoodsCode, refSellingChannelId } = await act('getUnionProduct', { type: 'zhuishu' }, WEB);
  const union = await act('createUnionOrder', { payType: 'Alipay', refGoodsCode, refSellingChannelId }, WEB);
  await kit.provider.submitForm({ method: 'h5', body: union.aliOrderVO?.body ?? '' });
  await kit.pay(union.orderNo);
  await kit.notify(union.orderNo);
  return [machine, oaid, bound, reason];
}

async function play({ product }: Kit, person: Person, { act }: Acts): Promise<void> {
  const { games } = await product.lab<{ games: Record<'play' | 'booked', string> }>('GET', '/demo');
  await act('openGame', { id: games.play });
  await act('bookGame', { id: games.booked, reserved: true });
  await act('saveGameSetting', { wifiOnly: false });
  await act('reserveGame', {});
  for (const activityId of [1, 3])
    await product.lab('POST', '/campaign/progress', { userId: String(person.id), activityId });
  for (const activityId of [1, 3, 9]) await act('receiveMission', { activityId });
  await act('drawPrize', {});
}

/** Everything that is given, claimed and exchanged; some of it with a proved phone, and an address. */
async function takeRewards({ act, sendCode }: Acts) {
  const [device, proved] = ['device-of-a-person-77', newPhone()];
  const address = { address: '临屿市望潮区灯塔路 77 号', consignee: '林有鹿鹿', phone: newPhone() };
  await act('markPunch', { smId: device });
  await act('setUserSetting', { punchRemind: true });
  await act('clockIn', {});
  await act('markLevelReward', { level: 2, received: 1 });
  await act('exchange', { id: 'vip-1' });
  await act('verifyCaptcha', { mobile: proved, code: await sendCode(proved) });
  await act('claimActivityReward', { itemId: 'activity-disk-month', mobile: proved });
  await act('submitActivityAddress', address);
  return { unread: [device, proved], words: Object.values(address) };
}

/** What people write and send; one feedback was rewarded and one was not. */
async function writeTexts({ product }: Kit, { act, picture }: Acts) {
  const [words, contact, report] = ['第 77 集的声音忽然没有了，请看看', newPhone(), '第七十七关必定闪退'];
  const { games } = await product.lab<{ games: { play: string } }>('GET', '/demo');
  const pictures = [await picture('feedback'), await picture('feedback'), await picture('report')];
  const [first = '', second = '', third = ''] = pictures;
  const phone = { phoneType: 'HL-M77', phoneOSVersion: '15', phoneOSType: 'Android' };
  const feedback = { content: words, mobile: contact, ...phone };
  const { id } = await act('saveFeedback', { ...feedback, imgURLS: first });
  await act('saveFeedback', { ...feedback, content: `${words}。`, imgURLS: second });
  await product.services.feedbackDesk.accept(id, 20, '谢谢');
  await act('reportGame', { id: games.play, reason: 'broken', content: report, pictures: [third] });
  const event = { id: 22000, at: Date.now(), eventKey: randomUUID(), properties: { path: '/vip' } } as const;
  await act('recordEvents', { events: [event] });
  return { words: [words, contact, report, phone.phoneType, ...pictures], pictures };
}
