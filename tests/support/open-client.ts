import { object } from 'valibot';
import { vi } from 'vitest';
import { getJackpot } from '#protocol/calls/winners.ts';
import { decimal } from '#protocol/model/readers/decimal.ts';
import { brandFrom } from '#core/brand.ts';
import { type ClientNeeds, createClient } from '#core/client/client.ts';
import { createClock } from '#core/client/clock.ts';
import type { Platform } from '#core/platform.ts';
import { type Server, testBrowser, type TestPlatform } from './test-browser.ts';

interface Changes extends Partial<Omit<ClientNeeds, 'platform'>> {
  platform?: Partial<Platform>;
}

/** A client of a server, with a session in Filipino. */
export function openClient(server: Server, { platform: changes, ...needs }: Changes = {}) {
  const platform: TestPlatform = testBrowser(server).openTab(changes);
  const session = { token: 'token-1' as string | null };
  const onSignedOut = vi.fn(() => void (session.token = null));
  const send = createClient({
    platform,
    clock: createClock(platform.now),
    brand: brandFrom({}),
    token: () => session.token,
    language: () => 'TY',
    onSignedOut,
    ...needs,
  });
  return { send, platform, session, onSignedOut };
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A reply in its envelope. */
export const value = (inside: unknown): Response => json({ success: true, value: inside });

export const refused = (errorCode: string | null, message: string | null, status = 200): Response =>
  json({ success: false, errorCode, message, value: null }, status);

/** A call whose reply cannot be read without its one field: the calls of the protocol read almost everything. */
export const strictCall = { ...getJackpot, reply: object({ amount: decimal() }) };
