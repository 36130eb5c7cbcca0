import { describe, expect, it } from 'vitest';
import { busy, openProxyHost } from '#tests/support/open-host.ts';
import { locationForBrowser } from './location-for-browser.ts';

describe('a redirect of a gateway', () => {
  it('to itself goes on at the origin of the app', async () => {
    const { url } = await openProxyHost(({ url: path, headers }, answer) => {
      if (path === '/wps/new?a=1') {
        answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"moved":true}');
      } else {
        const cookies = ['captchaId=1; Domain=gateway.example', 'evil=1'];
        answer.setHeader('Set-Cookie', cookies);
        answer
          .writeHead(302, { Location: `http://${headers.host}/wps/new?a=1` })
          .end('<a>moved</a>');
      }
    });
    const redirected = await fetch(`${url}/wps/old`, { redirect: 'manual' });
    expect([redirected.status, await redirected.text()]).toEqual([302, '']);
    expect(redirected.headers.get('Location')).toBe('/wps/new?a=1');
    expect(redirected.headers.getSetCookie()).toEqual(['captchaId=1']);
    const followed = await fetch(`${url}/wps/old`);
    expect(followed.url).toBe(`${url}/wps/new?a=1`);
    expect(await followed.json()).toEqual({ moved: true });
  });

  it('to another place is handed on', async () => {
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(303, { Location: 'https://bank.example/pay?id=1#top' }).end();
    });
    const answer = await fetch(`${url}/wps/pay`, {
      method: 'POST',
      body: '{}',
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      'https://bank.example/pay?id=1#top',
    ]);
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  it.each([undefined, 'javascript:alert(1)', 'http://['])('to "%s" is no answer', async (to) => {
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(302, to === undefined ? {} : { Location: to }).end();
    });
    const answer = await fetch(`${url}/wps/x`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([502, null]);
    expect(await answer.json()).toMatchObject(busy);
  });

  it('that answers a saved copy is passed on as it is', async () => {
    const { url } = await openProxyHost((_, answer) => {
      answer.writeHead(304, { ETag: '"1"' }).end();
    });
    const headers = { 'If-None-Match': '"1"' };
    expect((await fetch(`${url}/media/x.png`, { headers })).status).toBe(304);
  });
});

describe('the location for the browser', () => {
  const at = (location: string, gateway = 'https://gateway.example') =>
    locationForBrowser(location, {
      gateway: new URL(gateway),
      target: new URL(`${gateway}/wps/a/b?c=1`),
      called: new URL('http://play.example/wps/a/b?c=1'),
    });

  it.each([
    ['/wps/d', '/wps/d'],
    ['d', '/wps/a/d'],
    ['https://gateway.example/member?paid=1#top', '/member?paid=1#top'],
    ['https://play.example/member', '/member'],
    ['//other.example/d', 'https://other.example/d'],
    ['https://gateway.example//other.example/d', '/other.example/d'],
    ['https://gateway.example\\\\other.example/d', '/other.example/d'],
    ['https://gateway.example:8443/d', 'https://gateway.example:8443/d'],
  ])('%s is %s', (location, expected) => expect(at(location)).toBe(expected));

  it('is without the path of the address of the gateway', () => {
    expect(at('https://gateway.example/api/wps/d', 'https://gateway.example/api')).toBe('/wps/d');
    expect(at('https://gateway.example/login', 'https://gateway.example/api')).toBe('/login');
  });

  it('is none when the gateway only asks for https, because each call would be asked again', () => {
    const gateway = 'http://gateway.example';
    expect(at('https://gateway.example/wps/a/b?c=1', gateway)).toBeNull();
    expect(at('https://gateway.example/wps/d', gateway)).toBe('/wps/d');
    expect(at('http://gateway.example/wps/a/b?c=1', gateway)).toBe('/wps/a/b?c=1');
  });
});
