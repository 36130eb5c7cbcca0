import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { busy, openProxyHost } from '#tests/support/open-host.ts';

describe('another gateway', () => {
  it('gets the unchanged call, and its answer is passed on', async () => {
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
      headers: {
        Authorization: 'token',
        Cookie: 'c=3',
        Encryption: 'ab',
        'X-Digest': 'cd',
        'X-RSA': 'ef',
        TE: 'trailers',
      },
      body: 'sealed',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['captchaId=1; Path=/wps', 'lb=3']);
    expect(answer.headers.get('Keep-Alive')).not.toBe('timeout=77');
    const received = await answer.json();
    expect(received).toMatchObject({
      method: 'PUT',
      path: '/wps/session/login?t=1',
      headers: {
        authorization: 'token',
        cookie: 'c=3',
        encryption: 'ab',
        'x-digest': 'cd',
        'x-rsa': 'ef',
        'x-forwarded-for': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
        'x-forwarded-host': `localhost:${port}`,
        'x-forwarded-proto': 'http',
      },
      body: 'sealed',
    });
    expect(received.headers).not.toHaveProperty('te');
  });

  it('exports rows as CSV, with their number for the progress bar', async () => {
    const { url } = await openProxyHost((_, answer) => {
      answer.setHeader('X-Total-Rows', '2');
      answer.setHeader('X-Powered-By', 'something');
      answer.setHeader('Content-Disposition', 'attachment; filename="bets.csv"');
      answer.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' }).end('a,b\r\n1,2\r\n');
    });
    const answer = await fetch(`${url}/wps/records/download?ticket=1`);
    expect([answer.status, await answer.text()]).toEqual([200, 'a,b\r\n1,2\r\n']);
    const { headers } = answer;
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('X-Total-Rows')).toBe('2');
    expect(headers.get('Content-Disposition')).toContain('bets.csv');
    expect(headers.get('X-Powered-By')).toBeNull();
  });

  it('streams: the first bytes arrive before the last are sent', async () => {
    let sendLast = (): void => {};
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
      answer.write('first');
      sendLast = () => answer.end('last');
    });
    const reader = (await fetch(`${url}/wps/events`)).body?.getReader();
    const text = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await text()).toBe('first');
    sendLast();
    expect(await text()).toBe('last');
  });

  it('sees the request end when the client disconnects', async () => {
    let come: () => void = () => {};
    const arrived = new Promise<void>((resolve) => (come = resolve));
    let gone: (value: string) => void = () => {};
    const closed = new Promise<string>((resolve) => (gone = resolve));
    const { url } = await openProxyHost((request) => {
      request.once('close', () => gone('gone'));
      come();
    });
    const leaving = new AbortController();
    const pending = fetch(`${url}/wps/slow`, { signal: leaving.signal }).catch(() => null);
    await arrived;
    leaving.abort();
    await pending;
    expect(await closed).toBe('gone');
  });

  it('that cannot be reached leads to busy calls and the maintenance page, while the app loads', async () => {
    const { url, server } = await openProxyHost(() => {});
    await new Promise((resolve) => server.close(resolve));
    const call = await fetch(`${url}/wps/system/status`);
    expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await call.json()).toMatchObject(busy);
    const opened = await fetch(`${url}/lotto/page`, { headers: { Accept: 'text/html' } });
    expect([opened.status, await opened.text()]).toEqual([503, 'maintenance']);
    expect(await (await fetch(`${url}/rng`)).text()).toBe('shell');
  });

  it('leads to 504 after the time-out', async () => {
    const { url } = await openProxyHost(() => {}, { timeout: 100 });
    const answer = await fetch(`${url}/wps/x`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject(busy);
  });

  it('that falls silent in the middle of an answer ends it, and gets the next call', async () => {
    let calls = 0;
    const settings = { timeout: 100, sockets: 1, patienceMs: 1_000 };
    const { url } = await openProxyHost((_, answer) => {
      calls += 1;
      answer.writeHead(200, { 'Content-Type': 'application/json' });
      if (calls === 1) answer.write('{"success":');
      else answer.end('{}');
    }, settings);
    const broken = await fetch(`${url}/wps/x`, { method: 'POST', body: '{}' });
    await expect(broken.text()).rejects.toThrow();
    expect(await (await fetch(`${url}/wps/x`)).json()).toEqual({});
    expect(calls).toBe(2);
  });

  it('that answers 502 in HTML leads to an envelope for the app', async () => {
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>nginx</h1>');
    });
    const answer = await fetch(`${url}/wps/x`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject(busy);
  });

  it('keeps its own answer when that is JSON', async () => {
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

  it('cannot weaken the policy of the app or send headers that act on the browser', async () => {
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
