import { randomInt } from 'node:crypto';
import { beijingTime } from '../lib/values.ts';
import type { Protocol } from '../wallet/protocol.ts';
import type { Merchants } from './merchants.ts';
import { createNotices } from './notices.ts';
import { statusOf } from './transaction.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST = [15, 15, 30].map((seconds) => seconds * SECOND_MS);
const LATER = [3, 10, 20, 30, 30, 30, 60].map((minutes) => minutes * MINUTE_MS);
const LAST = [3, 3, 3, 6, 6].map((hours) => hours * HOUR_MS);

const RESULTS = {
  paid: { errCode: 0, errMsg: 'get_brand_wcpay_request:ok' },
  failed: { errCode: -1, errMsg: 'get_brand_wcpay_request:fail' },
  cancelled: { errCode: -2, errMsg: 'get_brand_wcpay_request:cancel' },
} as const;

export function wechatProtocol(merchants: Merchants): Protocol {
  return {
    name: 'wechat',
    title: '微信支付 · 沙箱收银台',
    colours: ['#0a7c43', '#5fd38d'],
    linkLifeMs: 5 * MINUTE_MS,
    retryDelaysMs: [...FIRST, ...LATER, ...LAST],
    newTradeNo: (at) => `4200${beijingTime(at).slice(0, 10).replaceAll('-', '')}${digits(8)}${digits(8)}`,
    statusOf,
    ...createNotices(merchants),
    isAcknowledged: (httpStatus) => httpStatus === 200 || httpStatus === 204,
    resultOf: (view) => RESULTS[view],
  };
}

const digits = (length: number) => String(randomInt(10 ** length)).padStart(length, '0');
