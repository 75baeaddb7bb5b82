import { randomBytes, randomInt } from 'node:crypto';
import { askSandbox } from '../../../apps/server/test/ask-sandbox.ts';
import { refundInConsole } from '../../../apps/server/test/refund-in-console.ts';
import { type Headers, isGranted, type Target } from './target.ts';

const ANDROID = { clientType: 'Android' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
const PRICE_FEN = 2_500;

const GOODS = 'yujian_android_month';

/** An address that no other attack uses. */
export const newAddress = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;

export const newDevice = () => `device-${randomBytes(9).toString('hex')}`;

/** Avoids the endings that the sandbox treats specially. */
export function newPhone(): string {
  const phone = `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  return /(3001|4040)$/.test(phone) ? newPhone() : phone;
}

export interface Account {
  phone: string;
  headers: Headers;
}

/** Creates an account, logged in by SMS code on a device. */
export async function openAccount(target: Target, deviceid = newDevice()): Promise<Account> {
  const phone = newPhone();
  const headers = { ...ANDROID, deviceid, 'x-forwarded-for': newAddress() };
  await target.call('sendLoginCode', { mobile: phone }, headers);
  const captcha = (await target.readCode(phone)) ?? '';
  const entered = await target.call('login', { mobile: phone, captcha }, headers);
  if (!isGranted(entered)) throw new Error(`logging in failed: ${JSON.stringify(entered)}`);
  return { phone, headers: { ...headers, token: entered.data.token } };
}

/** Creates an order for a month; undefined if it is refused. */
export async function order(target: Target, { headers }: Account, fromPath = '') {
  const wish = { goodsCode: GOODS, payChannel: 'aliPay', sellingChannelId: 2, from_path: fromPath } as const;
  return target.call('createPurchaseH5', wish, headers);
}

/** Buys a month and pays it. */
export async function buy(target: Target, account: Account): Promise<string> {
  const made = await order(target, account);
  if (!isGranted(made)) throw new Error(`creating an order failed: ${JSON.stringify(made)}`);
  const { orderNo, aliOrderVO } = made.data;
  await openCashier(aliOrderVO?.body ?? '');
  await askSandbox(`${target.sandboxUrl}/alipay/control/outcome`, {
    outTradeNo: orderNo,
    outcome: 'paid',
    notify: 'drop',
  });
  if ((await notify(target, orderNo)) !== 'success') throw new Error(`order ${orderNo} was not settled`);
  return orderNo;
}

async function openCashier(form: string): Promise<void> {
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const inputs = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const fields = inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]);
  await fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
}

/** The notification that Alipay would post about a trade now, or a forged one. */
export async function noticeOf({ sandboxUrl }: Target, orderNo: string, forgery?: string): Promise<string> {
  const query = forgery ? `?forgery=${forgery}` : '';
  const url = `${sandboxUrl}/alipay/control/trades/${orderNo}/notification${query}`;
  return (await askSandbox<{ body: string }>(url)).body;
}

export async function post(target: Target, body: string, address = newAddress()) {
  return target.notify(body, { ...FORM_TYPE, 'x-forwarded-for': address });
}

async function notify(target: Target, orderNo: string): Promise<string> {
  return (await post(target, await noticeOf(target, orderNo))).body;
}

/** Refunds the whole payment in Alipay's console and delivers the notification. */
export async function refundAtAlipay(target: Target, orderNo: string): Promise<void> {
  await refundInConsole(target.sandboxUrl, orderNo, PRICE_FEN);
  await notify(target, orderNo);
}

/** End of the membership in ms; undefined or in the past without one. */
export async function membershipEnd(target: Target, { headers }: Account): Promise<number> {
  const { data } = await target.call('getProfile', {}, headers);
  return data.user.vipInfo.expiredTime ?? 0;
}
