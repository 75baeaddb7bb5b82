import type { Foundation } from '../composition.ts';
import { tellSandbox } from './sandbox-control.ts';

/** Execution days of contracts are days of the moved clock: the sandbox is told which day it is for this server. */
export function createSandboxCalendar({ config, clock }: Foundation) {
  const { alipay, publicOrigin } = config;
  return async (): Promise<void> => {
    if (alipay.provider !== 'sandbox') return;
    const offsetMs = clock.businessNow().getTime() - clock.realNow().getTime();
    const told = { origin: publicOrigin, offsetMs };
    // A sandbox that is down has nobody to charge.
    await tellSandbox(`${alipay.url}/alipay/control/clock`, told).catch(() => undefined);
  };
}
