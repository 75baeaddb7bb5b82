/** What is asked of others, or told to them, goes over no open line. */
export function demandHttps(name: string, address: string, faults: string[]): void {
  if (!address.startsWith('https://') || !URL.canParse(address))
    faults.push(`${name} must be an address that begins with https://`);
}
