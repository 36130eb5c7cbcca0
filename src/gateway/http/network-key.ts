/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
}

/**
 * Key by which attempts from an address are counted: the address itself, or the /64 network of an IPv6 address, because
 * one subscriber has all addresses of that network.
 */
export function networkKey(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const network = groupsOf(ip).slice(0, 4);
  return `${network.map((group) => (group.replace(/^0+/, '') || '0').toLowerCase()).join(':')}::/64`;
}
