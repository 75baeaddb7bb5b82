import type { Foundation } from '../composition.ts';
import { callSandbox } from './sandbox-control.ts';

/**
 * Execution days of contracts are days of the moved clock, so the sandbox is notified of this server's day.
 */
export function createSandboxCalendar({ config, clock }: Foundation) {
  const { alipay, publicOrigin } = config;
  return async (): Promise<void> => {
    if (alipay.provider !== 'sandbox') return;
    const offsetMs = clock.businessNow().getTime() - clock.realNow().getTime();
    const response = { origin: publicOrigin, offsetMs };
    // A sandbox that is down has no contracts to charge.
    await callSandbox(`${alipay.url}/alipay/control/clock`, response).catch(() => undefined);
  };
}
