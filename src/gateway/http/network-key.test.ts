import { expect, it } from 'vitest';
import { networkKey, networksOf } from './network-key.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (ip, key) => {
  expect(networkKey(ip)).toBe(key);
});

it.each([
  ['192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['::ffff:192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  [
    '2001:db8:1:a2b3:3:4:5:6',
    ['2001:db8:1:a2b3::/64', '2001:db8:1:a200::/56', '2001:db8:1:0::/48'],
  ],
  ['2001:DB8::9', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
])('counts %s in the networks %j with rising limits', (ip, keys) => {
  const networks = networksOf(ip);
  expect(networks.map(({ key }) => key)).toEqual(keys);
  const shares = networks.map(({ share }) => share);
  expect(shares[0]).toBe(1);
  expect(shares).toEqual([...new Set(shares)].toSorted((one, other) => one - other));
});
