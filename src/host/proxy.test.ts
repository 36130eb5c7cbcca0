import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { busy, openProxyHost } from '#tests/support/open-host.ts';

describe('a gateway elsewhere', () => {
  it('gets the call as it came, and its answer comes back as it is', async () => {
    const { url, port } = await openProxyHost(
      (request, answer) => {
        answer.setHeader('Set-Cookie', ['captchaId=1; Path=/wps', 'evil=2', 'lb=3']);
        answer.setHeader('Content-Type', 'application/json');
        answer.setHeader('Keep-Alive', 'timeout=77');
        const { method, url: path, headers } = request;
        void text(request).then((body) =>
          answer.writeHead(201).end(JSON.stringify({ method, path, headers, body })),
        );
      },
      { cookies: ['lb'] },
    );
    const answer = await fetch(`${url}/wps/session/login?t=1`, {
      method: 'PUT',
      headers: { Authorization: 'token', Cookie: 'c=3', TE: 'trailers' },
      body: 'sealed',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['captchaId=1; Path=/wps', 'lb=3']);
    expect(answer.headers.get('Keep-Alive')).not.toBe('timeout=77');
    const heard = await answer.json();
    expect(heard).toMatchObject({
      method: 'PUT',
      path: '/wps/session/login?t=1',
      headers: {
        authorization: 'token',
        cookie: 'c=3',
        'x-forwarded-for': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
        'x-forwarded-host': `localhost:${port}`,
        'x-forwarded-proto': 'http',
      },
      body: 'sealed',
    });
    expect(heard.headers).not.toHaveProperty('te');
  });

  it('streams: the first words arrive before the last are spoken', async () => {
    let speak = (): void => {};
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
      answer.write('first');
      speak = () => answer.end('last');
    });
    const reader = (await fetch(`${url}/wps/events`)).body?.getReader();
    const text = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await text()).toBe('first');
    speak();
    expect(await text()).toBe('last');
  });

  it('is told when the visitor has gone', async () => {
    let gone: (value: string) => void = () => {};
    const closed = new Promise<string>((resolve) => (gone = resolve));
    const { url } = await openProxyHost((request) => {
      request.once('close', () => gone('gone'));
    });
    const leaving = new AbortController();
    const asked = fetch(`${url}/wps/slow`, { signal: leaving.signal }).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    leaving.abort();
    await asked;
    expect(await closed).toBe('gone');
  });

  it('that is dead makes calls busy and pages maintained, while the app still loads', async () => {
    const { url, server } = await openProxyHost(() => {});
    await new Promise((resolve) => server.close(resolve));
    const call = await fetch(`${url}/wps/system/status`);
    expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await call.json()).toMatchObject(busy);
    const opened = await fetch(`${url}/lotto/page`, { headers: { Accept: 'text/html' } });
    expect([opened.status, await opened.text()]).toEqual([503, 'maintenance']);
    expect(await (await fetch(`${url}/rng`)).text()).toBe('shell');
  });

  it('that takes too long is given up with 504', async () => {
    const { url } = await openProxyHost(() => {}, { timeout: 100 });
    const answer = await fetch(`${url}/wps/x`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject(busy);
  });

  it('whose own web server answers 502 in HTML is put into words the app reads', async () => {
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>nginx</h1>');
    });
    const answer = await fetch(`${url}/wps/x`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject(busy);
  });

  it('keeps its own words when it refuses in JSON', async () => {
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(503, { 'Content-Type': 'application/json' }).end('{"errorCode":"mine"}');
    });
    expect(await (await fetch(`${url}/wps/x`)).json()).toEqual({ errorCode: 'mine' });
  });

  it.each(['text/html', 'application/javascript', 'text/css', 'application/xml', ''])(
    'does not reach the browser with an answer of the type "%s"',
    async (type) => {
      const { url } = await openProxyHost((_, answer) => {
        answer.writeHead(200, type === '' ? {} : { 'Content-Type': type }).end('alert(1)');
      });
      const answer = await fetch(`${url}/media/x.html`);
      expect(answer.status).toBe(502);
      expect(await answer.json()).toMatchObject(busy);
    },
  );

  it('cannot redirect the browser', async () => {
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(302, { Location: 'https://evil.example' }).end();
    });
    const answer = await fetch(`${url}/wps/x`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([502, null]);
  });

  it('cannot loosen the policy of the app or command the browser', async () => {
    const { url } = await openProxyHost((_, answer) => {
      answer
        .writeHead(200, {
          'Content-Type': 'image/svg+xml',
          'Content-Security-Policy': "script-src 'unsafe-inline'",
          'Service-Worker-Allowed': '/',
          'Clear-Site-Data': '"*"',
          Refresh: '0; url=https://evil.example',
          'Access-Control-Allow-Origin': '*',
          'Set-Cookie': 'token=1',
        })
        .end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    });
    const { headers } = await fetch(`${url}/media/x.svg`);
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    const dropped = ['Service-Worker-Allowed', 'Clear-Site-Data', 'Refresh', 'Set-Cookie'];
    for (const name of [...dropped, 'Access-Control-Allow-Origin']) {
      expect(headers.get(name), name).toBeNull();
    }
  });
});
