import type { Accounts } from '../accounts.ts';

/** One brand's account with WeChat Pay, as their console shows it. */
export interface WechatMerchant {
  /** The brand's own app. */
  appId: string;
  /** The brand's official account: pages inside WeChat pay by it, and its secret turns a visit into an openid. */
  official: { appId: string; secret: string };
  /** The brand's mini-program, where it has one: its pay page takes money by it. */
  miniProgram?: { appId: string; secret: string };
  mchId: string;
  /** Of the merchant's own certificate. */
  serialNo: string;
  /** PKCS#8 PEM. */
  privateKey: string;
  /** 32 bytes; opens what WeChat encrypts for us. */
  apiV3Key: string;
  /** WeChat's public key, where the merchant has left platform certificates behind. */
  publicKey?: { id: string; pem: string };
}

export type WechatMerchants = Accounts<WechatMerchant>;
