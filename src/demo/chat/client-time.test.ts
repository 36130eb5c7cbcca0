import { expect, it } from 'vitest';

/** A script of the chat's page, without types for this file. */
const modules = import.meta.glob('./client/market-time.js');

interface MarketTime {
  messageTime(at: number, now: number, tag: string): string;
}

it.each([
  // 16:05 UTC on 30 November is already December in Manila.
  ['2026-11-30T15:55:00Z', 'en-PH', 'Nov 30, 2026, 11:55 PM'],
  ['2026-11-30T16:04:00Z', 'en-PH', '12:04 AM'],
  ['2026-11-30T16:04:00Z', 'zh-CN', '00:04'],
])('a message of %s has the time of Manila in %s', async (at, tag, shown) => {
  const module = (await modules['./client/market-time.js']?.()) as MarketTime | undefined;
  const now = Date.parse('2026-11-30T16:05:00Z');
  expect(module?.messageTime(Date.parse(at), now, tag).replaceAll('\u202f', ' ')).toBe(shown);
});
