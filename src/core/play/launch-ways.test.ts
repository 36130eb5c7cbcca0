import { expect, it } from 'vitest';
import { launchWayOf } from './launch-ways.ts';

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
