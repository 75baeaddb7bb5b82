const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** As a URL spells its host. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK_HOST.test(hostname);

/** Requests to others are encrypted; only what stays on this machine may go by plain http. */
export function demandHttps(name: string, address: string, faults: string[]): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe =
    address.startsWith('https://') || (address.startsWith('http://') && isLoopbackHost(url?.hostname ?? ''));
  if (!url || !isSafe) faults.push(`${name} must be an address that begins with https://`);
}
