import { expect, it } from 'vitest';
import { messageTime } from './client/market-time.ts';

it.each([
  // 16:05 UTC on 30 November is already December in Manila.
  ['2026-11-30T15:55:00Z', 'en-PH', 'Nov 30, 2026, 11:55 PM'],
  ['2026-11-30T16:04:00Z', 'en-PH', '12:04 AM'],
  ['2026-11-30T16:04:00Z', 'zh-CN', '00:04'],
])('a message of %s has the time of Manila in %s', (at, tag, shown) => {
  const now = Date.parse('2026-11-30T16:05:00Z');
  expect(messageTime(Date.parse(at), now, tag).replaceAll('\u202f', ' ')).toBe(shown);
});
