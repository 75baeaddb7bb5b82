import { BRANDS } from '@juban/catalog';
import { ALIPAY_KEYS } from './alipay-env.ts';

/** The variables of every brand's account, as production reads them. */
export const WECHAT_ENV: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(BRANDS).flatMap((brand, index) => {
    const name = (field: string) => `WECHAT_PAY_${brand.toUpperCase()}_${field}`;
    return [
      [name('APP_ID'), `wx-${brand}`],
      [name('OFFICIAL_APP_ID'), `wx-${brand}-official`],
      [name('OFFICIAL_APP_SECRET'), 'secret'],
      [name('MCH_ID'), `160000000${index}`],
      [name('SERIAL_NO'), `A${index}`],
      [name('PRIVATE_KEY'), ALIPAY_KEYS.privateBase64],
      [name('API_V3_KEY'), 'k'.repeat(32)],
    ];
  }),
);
