/** The eight groups of an IPv6 address, `::` written out. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
}

/**
 * What a visitor is counted by: the address, or the network of an IPv6 address (its first 64 bits), since one
 * subscriber has all the addresses of it.
 */
export function visitorKey(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const network = groups(ip).slice(0, 4);
  return `${network.map((group) => (group.replace(/^0+/, '') || '0').toLowerCase()).join(':')}::/64`;
}
