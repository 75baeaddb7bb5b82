import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUP_BITS = 16;

/**
 * Networks of IPv6 that one customer may have, and how many times the limit of one line each of them may use:
 * a household has a /64 or a /56, a company up to a /48, which in mobile networks many phones share.
 */
const NETWORKS = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 32 },
] as const;

export interface CountedNetwork {
  network: string;
  share: (typeof NETWORKS)[number]['share'];
}

/**
 * What an address is counted by: itself, or every network of IPv6 that a customer may have, the narrowest
 * first.
 */
export function networksOf(address: string): CountedNetwork[] {
  // An IPv4 address written as IPv6 belongs to one line.
  if (!isIPv6(address) || /^(::|(0{1,4}:){5})ffff:/i.test(address)) return [{ network: address, share: 1 }];
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const texts = [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
  const groups = texts.map((group) => Number.parseInt(group, 16));
  return NETWORKS.map(({ bits, share }) => ({ network: `${prefixOf(groups, bits)}::/${bits}`, share }));
}

/** The first bits of an address, in groups; the rest of the last group is cleared. */
function prefixOf(groups: readonly number[], bits: number): string {
  const whole = Math.ceil(bits / GROUP_BITS);
  const cleared = whole * GROUP_BITS - bits;
  const own = groups
    .slice(0, whole)
    .map((group, n) => (n === whole - 1 ? (group >> cleared) << cleared : group));
  return own.map((group) => group.toString(16)).join(':');
}

/** The network of one line. */
export const networkOf = (address: string): string => networksOf(address)[0]?.network ?? address;
