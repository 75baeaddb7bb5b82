import { createAlipayGateway } from '../src/adapters/payment/alipay/alipay-gateway.ts';
import { createSandboxAccounts } from '../src/adapters/payment/sandbox-accounts.ts';
import type { AlipayAccount } from '../src/config/alipay-config.ts';

/** A full refund in Alipay's merchant console, which the product learns of later. */
export async function refundInConsole(sandboxUrl: string, paymentNo: string, fen: number): Promise<void> {
  const at = `${sandboxUrl}/alipay`;
  const merchants = createSandboxAccounts<AlipayAccount>(`${at}/console/merchants`);
  await createAlipayGateway({ merchants, gateway: `${at}/gateway.do` }).refund({
    brand: 'yujian',
    paymentNo,
    refundNo: `console-${paymentNo}`,
    fen,
    paidFen: fen,
    reason: 'refunded in the console',
  });
}
