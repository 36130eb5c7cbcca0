import { describe, expect, it } from 'vitest';
import { toastMs } from './toast-time.ts';

describe('a toast', () => {
  it.each([
    ['for three seconds', 'Saved', 0, 3_000],
    ['longer when there is more to read', 'a'.repeat(100), 0, 5_000],
    ['for as long as was asked for', 'Saved', 6, 6_000],
    ['for as long as reading takes, where less was asked for', 'a'.repeat(160), 1, 8_000],
    ['for twenty seconds at most, however long it is', 'a'.repeat(5_000), 0, 20_000],
  ])('stands %s', (_, text, seconds, ms) => {
    expect(toastMs({ text, seconds })).toBe(ms);
  });
});
