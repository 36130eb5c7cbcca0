import { describe, expect, it } from 'vitest';
import { testBrowser } from '#tests/support/test-browser.ts';
import { createClock } from './clock.ts';
import { createTransport } from './transport.ts';

const request = { method: 'GET', address: '/wps/x', headers: {}, body: null, form: false } as const;
const text = '{"success":true,"value":"₱1"}';

async function exchange(body: string | Uint8Array<ArrayBuffer>, type: string | null) {
  const headers = type === null ? {} : { 'Content-Type': type };
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const platform = testBrowser(() => new Response(bytes, { headers })).openTab();
  return createTransport(platform, createClock(Date.now), 1_000)(request, new AbortController());
}

describe('the text of an answer', () => {
  it.each([
    'application/json',
    'application/vnd.gateway+json',
    'text/html; charset=ISO-8859-1',
    'text/plain',
    'application/javascript',
    'application/octet-stream',
    'image/png',
    null,
  ])('is the same for the media type "%s"', async (type) => {
    expect((await exchange(text, type)).text).toBe(text);
  });

  it('is without a byte order mark', async () => {
    expect((await exchange(`\uFEFF${text}`, 'text/json')).text).toBe(text);
  });
});
