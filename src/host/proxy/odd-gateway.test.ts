import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { desModulus } from '#tests/support/open-des.ts';
import { busy, openProxyHost } from '#tests/support/open-host.ts';

const body = '{"success":true,"value":{"name":"₱"}}';

/** The host in front of a gateway that answers every call with these parts. */
async function ask(
  status: number,
  headers: Record<string, string | string[]>,
  bytes: string | Buffer = '',
) {
  const { url } = await openProxyHost((_, answer) => {
    answer.writeHead(status, headers).end(bytes);
  });
  return fetch(`${url}/wps/x`);
}

describe('an odd gateway', () => {
  it.each(['text/html', 'text/html;charset=UTF-8', 'text/json', 'application/javascript', ''])(
    'has its JSON read that is of the type "%s"',
    async (type) => {
      const answer = await ask(200, type === '' ? {} : { 'Content-Type': type }, body);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await answer.text()).toBe(body);
    },
  );

  it.each([
    ['gzip', gzipSync(body)],
    ['br', brotliCompressSync(body)],
    ['deflate', deflateSync(body)],
  ])('has its JSON read that is compressed by %s as a page', async (coding, bytes) => {
    const headers = { 'Content-Type': 'text/html', 'Content-Encoding': coding };
    const answer = await ask(200, { ...headers, 'Content-Length': String(bytes.length) }, bytes);
    expect([answer.status, await answer.text()]).toEqual([200, body]);
  });

  it.each(['text/html', ''])('has its key read that is hex of the type "%s"', async (type) => {
    const answer = await ask(200, type === '' ? {} : { 'Content-Type': type }, desModulus);
    expect([answer.status, await answer.text()]).toEqual([200, desModulus]);
    expect(answer.headers.get('Content-Type')).toBe('text/plain');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('has its key passed on as plain text', async () => {
    const answer = await ask(200, { 'Content-Type': 'text/plain;charset=UTF-8' }, desModulus);
    expect([answer.status, await answer.text()]).toEqual([200, desModulus]);
  });

  it('has a refusal read that is of the type of a page', async () => {
    const refusal = '\n {"success":false,"errorCode":"login.not.session"}';
    const answer = await ask(401, { 'Content-Type': 'text/html' }, refusal);
    expect([answer.status, await answer.text()]).toEqual([401, refusal]);
  });

  it('cannot have a body read that is damaged or of an unknown coding', async () => {
    for (const coding of ['gzip', 'zebra']) {
      const headers = { 'Content-Type': 'text/html', 'Content-Encoding': coding };
      const answer = await ask(200, headers, body);
      expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining(busy)]);
    }
  });

  it.each([400, 401, 403, 404, 429, 500])('keeps the status %i of a page', async (status) => {
    const headers = { 'Content-Type': 'text/html', 'Retry-After': '7', ETag: '"page"' };
    const answer = await ask(status, headers, '<h1>nginx</h1>');
    expect([answer.status, await answer.text()]).toEqual([status, '']);
    expect(answer.headers.get('Retry-After')).toBe('7');
    expect(answer.headers.get('ETag')).toBeNull();
  });

  it('sets cookies for the host of the app, not for its own domain', async () => {
    const answer = await ask(200, {
      'Content-Type': 'application/json',
      'Set-Cookie': [
        'captchaId=1; Domain=.gateway.example; Path=/wps; HttpOnly',
        'deviceId=domain; path=/;DOMAIN=gateway.example',
        'deviceId=2; Domain; Secure',
      ],
    });
    expect(answer.headers.getSetCookie()).toEqual([
      'captchaId=1; Path=/wps; HttpOnly',
      'deviceId=domain; path=/',
      'deviceId=2; Secure',
    ]);
  });

  it('has the ids of its traces passed on', async () => {
    const ids = { 'x-app-trace-id': 'a', 'x-request-id': 'b', traceresponse: 'c' };
    const { headers } = await ask(200, { 'Content-Type': 'application/json', ...ids }, '{}');
    expect(Object.fromEntries(headers)).toMatchObject(ids);
  });
});
