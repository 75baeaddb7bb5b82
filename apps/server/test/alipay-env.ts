import { generateKeyPairSync } from 'node:crypto';
import { BRANDS } from '@juban/catalog';

const application = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** One key of each form that production accepts. */
export const ALIPAY_KEYS = {
  privatePem: application.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  privateOldPem: application.privateKey.export({ type: 'pkcs1', format: 'pem' }) as string,
  privateBase64: application.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  privateOldBase64: application.privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
  publicPem: provider.publicKey.export({ type: 'spki', format: 'pem' }) as string,
  publicBase64: provider.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
};

/** The variables of every brand's account, as production requires them. */
export const ALIPAY_ENV: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(BRANDS).flatMap((brand, index) => {
    const name = (field: string) => `ALIPAY_${brand.toUpperCase()}_${field}`;
    return [
      [name('APP_ID'), `202100000000000${index}`],
      [name('SELLER_ID'), `208800000000000${index}`],
      [name('PRIVATE_KEY'), ALIPAY_KEYS.privateBase64],
      [name('PUBLIC_KEYS'), ALIPAY_KEYS.publicBase64],
    ];
  }),
);
