const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The host as a URL object spells it. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK_HOST.test(hostname);

/** Requests to other machines are encrypted; plain http is only allowed on this machine. */
export function requireHttps(name: string, address: string, faults: string[]): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe =
    address.startsWith('https://') || (address.startsWith('http://') && isLoopbackHost(url?.hostname ?? ''));
  if (!url || !isSafe) faults.push(`${name} must be an address that begins with https://`);
}
