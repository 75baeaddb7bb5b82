import { internalTarget } from '../../lib/internal-target.ts';

const nameOf = (orderInfoMD5: string) => `handoff-home:${orderInfoMD5}`;

/**
 * The page to return to, stored while WeChat identifies the payer, because WeChat returns only its own
 * parameters.
 */
export function rememberReturn(orderInfoMD5: string, address: string): void {
  try {
    const { origin, pathname, search } = new URL(address, window.location.origin);
    if (origin === window.location.origin) sessionStorage.setItem(nameOf(orderInfoMD5), pathname + search);
  } catch {
    // Without storage the payer closes the page, like one who scanned the code.
  }
}

export function readReturn(orderInfoMD5: string) {
  try {
    return internalTarget(sessionStorage.getItem(nameOf(orderInfoMD5)));
  } catch {
    return undefined;
  }
}
