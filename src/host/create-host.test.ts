import { describe, expect, it } from 'vitest';
import { busy, openHost } from '#tests/support/open-host.ts';
import { createGamesHost } from './create-host.ts';
import { listen } from './listen.ts';
import { compressResponse } from './compress-response.ts';

describe('the host', () => {
  it('adds security headers to pages, and keeps the headers of an answer', async () => {
    const { url } = await openHost(async () =>
      Response.json({}, { headers: { 'Content-Security-Policy': 'sandbox' } }),
    );
    const home = await fetch(url);
    expect(await home.text()).toBe('home');
    expect(home.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(home.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const console = await fetch(`${url}/_operator`);
    expect(console.headers.get('Content-Security-Policy')).toBe('sandbox');
  });

  it('passes unknown calls to the gateway instead of answering with the shell', async () => {
    const { url } = await openHost(async () => new Response('no such call', { status: 404 }));
    const answer = await fetch(`${url}/lgw/typo`);
    expect([answer.status, await answer.text()]).toEqual([404, 'no such call']);
  });

  it('gives the gateway the address of the visitor, as forwarded by a proxy on this machine', async () => {
    const { url } = await openHost(async (_, { ip }) => new Response(ip));
    expect(await (await fetch(`${url}/wps/x`)).text()).toMatch(/^(127\.0\.0\.1|::1)$/);
    const headers = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
    expect(await (await fetch(`${url}/wps/x`, { headers })).text()).toBe('198.51.100.7');
  });

  it('answers that it is busy when the gateway throws', async () => {
    const said: string[] = [];
    const breaks = () => Promise.reject(new Error('secret at line 3'));
    const { url } = await openHost(breaks, (line) => said.push(line));
    const answer = await fetch(`${url}/wps/session/login`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await answer.json()).toMatchObject(busy);
    expect(said).toEqual(['POST /wps/session/login failed: secret at line 3']);
  });

  it('compresses long answers of the embedded gateway when the client accepts it', async () => {
    const long = { text: 'parola '.repeat(500) };
    const { url } = await openHost((request) => compressResponse(request, Response.json(long)));
    const answer = await fetch(`${url}/lgw/games`);
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(await answer.json()).toEqual(long);
    const plain = await fetch(`${url}/lgw/games`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
  });

  it('reports a port in use in one sentence', async () => {
    const { port } = await openHost(async () => new Response());
    await expect(listen({ port, host: '127.0.0.1', setting: 'GAMES_PORT' })).rejects.toThrow(
      `Port ${port} is taken: stop what uses it, or set GAMES_PORT to another one.`,
    );
  });

  it('finishes a pending request before it ends', async () => {
    let finish = (): void => {};
    const slow = () =>
      new Promise<Response>((resolve) => (finish = () => resolve(new Response('done'))));
    const { url, listening } = await openHost(slow);
    const answer = fetch(`${url}/wps/x`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = listening.stop(5_000);
    finish();
    expect(await (await answer).text()).toBe('done');
    await stopped;
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('the host of the games', () => {
  it('answers with a sentence for the frame when a game throws', async () => {
    const said: string[] = [];
    const breaks = createGamesHost(
      () => Promise.reject(new Error('secret')),
      (line) => said.push(line),
    );
    const answer = await breaks(new Request('http://localhost/slot'), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    });
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'The game cannot be reached just now. Please open it again.\n',
    ]);
    expect(said).toEqual(['A game failed: secret']);
  });
});
