import { randomUUID } from 'node:crypto';
import type { BrandId } from '@juban/catalog';
import { ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import type { Accounts } from '../accounts.ts';
import { askInTime } from '../ask-in-time.ts';
import { type Message, type PartnerDialect, toOurFields, toPartnerFields } from './partner-dialect.ts';

const REQUEST_LIMIT_MS = 6_000;
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';

export interface PartnerMerchant {
  appId: string;
  merchantId: string;
  /** Signs both ways. */
  secret: string;
}

export interface PartnerOptions {
  dialect: PartnerDialect;
  merchants: Accounts<PartnerMerchant>;
  /** The base of `/create`, `/query`, `/close` and `/refund`. */
  apiUrl: string;
  now(): number;
}

/** Calls a partner's cashier; an answer counts if it is signed with the secret and repeats our nonce. */
export function createPartnerClient({ dialect, merchants, apiUrl, now }: PartnerOptions) {
  async function send({ appId, merchantId, secret }: PartnerMerchant, path: string, message: Message) {
    const nonce = randomUUID();
    const whole = { ...message, app: appId, merchant: merchantId, nonce, at: String(now()) };
    const response = await fetch(`${apiUrl}/${path}`, {
      method: 'POST',
      headers: { 'content-type': FORM },
      body: dialect.write(toPartnerFields(dialect, whole), secret),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    if (!response.ok) throw new ProviderUnavailable(`${dialect.provider} answered ${response.status}`);
    const fields = dialect.read(await response.text(), secret);
    const answer = fields && toOurFields(dialect, fields);
    return answer?.nonce === nonce ? answer : undefined;
  }

  async function sendWithKeys(brand: BrandId, path: string, message: Message): Promise<Message> {
    const answer = await send(await merchants.of(brand), path, message);
    const renewed = answer ? undefined : await merchants.renewed(brand);
    const found = renewed ? await send(renewed, path, message) : answer;
    if (!found) throw new ProviderUnavailable(`${dialect.provider}'s answer cannot be trusted`);
    return found;
  }

  return {
    exec: (brand: BrandId, path: string, message: Message): Promise<Message> =>
      askInTime(sendWithKeys(brand, path, message), dialect.provider),
  };
}
