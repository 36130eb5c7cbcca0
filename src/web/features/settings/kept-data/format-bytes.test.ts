import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [640_200, '641 kB'],
  [1_440_000, '1.4 MB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'EN')).toBe(text);
});
