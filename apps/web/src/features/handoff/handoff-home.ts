import { ownTarget } from '../../lib/own-target.ts';

const nameOf = (orderInfoMD5: string) => `handoff-home:${orderInfoMD5}`;

/** Where the owner of an order came from, kept while WeChat is asked who pays: it gives back no address but its own. */
export function rememberHome(orderInfoMD5: string, address: string): void {
  try {
    const { origin, pathname, search } = new URL(address, window.location.origin);
    if (origin === window.location.origin) sessionStorage.setItem(nameOf(orderInfoMD5), pathname + search);
  } catch {
    // Without it whoever has paid closes the page, as those who scanned do.
  }
}

export function readHome(orderInfoMD5: string) {
  try {
    return ownTarget(sessionStorage.getItem(nameOf(orderInfoMD5)));
  } catch {
    return undefined;
  }
}
