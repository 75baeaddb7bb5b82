import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or a host is given a whole /64, and moves in it as it likes. */
const OWN_GROUPS = 4;

/** What an address is counted by: itself, of IPv6 the network that one line has to itself. */
export function networkOf(address: string): string {
  // An IPv4 address written as IPv6 is one line's own.
  if (!isIPv6(address) || /^(::|(0{1,4}:){5})ffff:/i.test(address)) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
  const own = groups.slice(0, OWN_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${own.join(':')}::/64`;
}
