import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { launchGame } from './launch.ts';

const url = 'https://games.example/slot?lang=en#ticket';

describe('the address of a game', () => {
  it.each([
    { content: { game_url: url } },
    { content: { gameUrl: url } },
    { content: { url } },
    { content: url },
    { data: { content: { game_url: url } } },
    { gameUrl: url },
    { game_url: url },
    { url },
    { content: null, url },
    url,
    ` ${url}\n`,
  ])('is found in %j', (value) => {
    expect(safeParse(launchGame.reply, value)).toMatchObject({ success: true, output: { url } });
  });

  it.each(['//games.example/slot', '/slot#ticket', 'javascript:alert(1)'])(
    'is handed on for a check as it came: %s',
    (address) => {
      const value = { content: { game_url: address } };
      expect(safeParse(launchGame.reply, value).output).toEqual({ url: address });
    },
  );

  it.each([
    null,
    '',
    '<!doctype html><title>Busy</title>',
    'Please try again',
    { content: {} },
    { url: 5 },
    { url: `https://games.example/${'a'.repeat(4_000)}` },
  ])('is missing in %j', (value) => {
    expect(safeParse(launchGame.reply, value).success).toBe(false);
  });
});
