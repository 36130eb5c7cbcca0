import { expect, it } from 'vitest';
import { isSilentVendor, launchWayOf } from './launch-ways.ts';

it('plays games in a frame unless their vendor is listed otherwise', () => {
  const set = { PAROLA_NEW_TAB_VENDORS: 'liga, av', PAROLA_SAME_TAB_VENDORS: 'TF' };
  expect(['LIGA', 'AV', 'TF', 'TALA', ''].map((vendor) => launchWayOf(vendor, set))).toEqual([
    'newTab',
    'newTab',
    'sameTab',
    'frame',
    'frame',
  ]);
  expect(launchWayOf('LIGA')).toBe('frame');
});

it('waits for the message of a game unless its vendor is listed as silent', () => {
  const set = { PAROLA_SILENT_VENDORS: 'liga, av' };
  expect(['LIGA', 'AV', 'TALA', ''].map((vendor) => isSilentVendor(vendor, set))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
