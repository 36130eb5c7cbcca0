/** The eight groups of an IPv6 address as numbers, with `::` expanded. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16) || 0);
}

/** The IPv4 address of an address, also of a mapped one, or null. */
function ipv4Of(ip: string): string | null {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  return mapped ?? (ip.includes(':') ? null : ip);
}

/** The network of an IPv6 address whose prefix has 48 to 64 bits, such as `2001:db8:1:200::/56`. */
function ipv6Network(ip: string, bits: 48 | 56 | 64): string {
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(ip);
  const last = bits === 64 ? d : bits === 56 ? d & 0xff00 : 0;
  return `${[a, b, c, last].map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/**
 * Key of the narrowest network of an address: the address itself, or the /64 network of an IPv6 address, because one
 * subscriber has all addresses of that network. It identifies a client. Limits also count wider networks: `networksOf`.
 */
export function networkKey(ip: string): string {
  return ipv4Of(ip) ?? ipv6Network(ip, 64);
}

/** A network of a client. */
interface CountedNetwork {
  readonly key: string;
  /** The limit of the network, as a multiple of the limit of the narrowest one. */
  readonly share: number;
}

/**
 * The networks that limits count, the narrowest first: an IPv4 address and its /24, or the /64, /56 and /48 of an IPv6
 * address. Providers give one subscriber up to a /48, so a limit by /64 alone is none. Other providers put many
 * subscribers in these networks, so the limits rise with the width.
 */
export function networksOf(ip: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  const address = ipv4Of(ip);
  const narrowest = { key: networkKey(ip), share: 1 };
  if (address !== null) {
    return [narrowest, { key: address.replace(/\.\d+$/, '.0/24'), share: 16 }];
  }
  return [
    narrowest,
    { key: ipv6Network(ip, 56), share: 4 },
    { key: ipv6Network(ip, 48), share: 16 },
  ];
}
