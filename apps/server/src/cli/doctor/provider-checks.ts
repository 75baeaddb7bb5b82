import { BRANDS, type BrandId } from '@juban/catalog';
import { createHttpPartners } from '../../adapters/partner/http-partners.ts';
import { openWallets } from '../../adapters/payment/wallets.ts';
import { checkAliyunSms } from '../../adapters/sms/aliyun-sms.ts';
import { createWechatTickets } from '../../adapters/wechat/wechat-tickets.ts';
import type { Config } from '../../config.ts';
import { PARTNERS } from '../../ports/partner-gateway.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { checkSkew } from './database-checks.ts';
import { type Check, failed, ok, skipped, type Verdict } from './finding.ts';

/** A payment that does not exist, by a number that no order of ours can have. */
const NO_PAYMENT = 'JUBANDOCTOR0000000000';
const UNKNOWN_ACCOUNT = 'juban-doctor';
const TIME_LIMIT_MS = 5_000;

/** Whether all variables with this prefix are valid. */
export type IsRight = (prefix: string) => boolean;

/** Each provider is asked for something that does not exist: any answer proves address, account and keys. */
export function providerChecks(config: Config, isRight: IsRight): Check[] {
  const whenRight = (prefix: string, check: () => Promise<Verdict>) => async () =>
    isRight(prefix) ? check() : skipped(`its variables (${prefix}…) are wrong, see configuration`);
  const wallets = openWallets(config);
  const { alipay } = config;
  const gateway = alipay.provider === 'alipay' ? alipay.gateway : '';
  return [
    ['SMS carrier', whenRight('ALIYUN_SMS_', () => askCarrier(config))],
    ...walletChecks(wallets.gateways, 'alipay', 'Alipay', (check) => whenRight('ALIPAY_', check)),
    ['clock and Alipay', whenRight('ALIPAY_GATEWAY', () => compareClocks('Alipay', gateway))],
    ...walletChecks(wallets.gateways, 'wechat', 'WeChat Pay', (check) => whenRight('WECHAT_PAY_', check)),
    ['WeChat tickets', whenRight('WECHAT_A', () => askForTicket(config))],
    ['partner memberships', whenRight('PARTNER_', () => askPartner(config))],
  ];
}

function walletChecks(
  gateways: readonly PaymentGateway[],
  provider: string,
  title: string,
  whenRight: (check: () => Promise<Verdict>) => () => Promise<Verdict>,
): Check[] {
  const gateway = gateways.find((each) => each.provider === provider);
  if (!gateway) return [[title, async () => skipped('it is not configured')]];
  return Object.keys(BRANDS).map((brand) => [
    `${title} of ${brand}`,
    whenRight(async () => {
      const { state } = await gateway.query(brand as BrandId, NO_PAYMENT);
      return state === 'absent'
        ? ok('it answers with a valid signature')
        : failed(`it knows a payment ${NO_PAYMENT}`);
    }),
  ]);
}

async function askCarrier({ sms }: Config): Promise<Verdict> {
  if (sms.provider !== 'aliyun') return skipped('the sandbox is not a carrier');
  await checkAliyunSms(sms);
  const isWhole = sms.loginTemplateCode !== undefined;
  const without =
    '; ALIYUN_SMS_LOGIN_TEMPLATE_CODE is not set, so users get no SMS about logins on new devices';
  return ok(`it knows the key and has approved the templates${isWhole ? '' : without}`);
}

async function askForTicket({ wechat }: Config): Promise<Verdict> {
  if (!wechat) return skipped('WECHAT_APP_ID is not set');
  await createWechatTickets({ ...wechat, now: Date.now }).getTicket();
  return ok('it issues tickets');
}

async function askPartner({ partners }: Config): Promise<Verdict> {
  if (!partners) return skipped('PARTNER_URL is not set');
  await createHttpPartners(partners).findAccount(PARTNERS[0], { openId: UNKNOWN_ACCOUNT });
  return ok('it answers');
}

async function compareClocks(whose: string, address: string): Promise<Verdict> {
  if (!address) return skipped('the sandbox uses our clock');
  const before = Date.now();
  const response = await fetch(new URL(address).origin, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const reported = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(reported)) return skipped('its answer has no time');
  // The header has no fraction of a second.
  return checkSkew(whose, reported + 500 - (before + Date.now()) / 2);
}
