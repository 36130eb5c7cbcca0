import { describe, expect, it } from 'vitest';
import { signIn } from '#protocol/calls/sign-in.ts';
import { desModulus, openDesKey, openDesText } from '#tests/support/open-des.ts';
import { json, openClient, refused, value } from '#tests/support/open-client.ts';
import type { Server } from '#tests/support/test-browser.ts';
import { brandFrom } from '../brand.ts';

const { publicKey: key } = await crypto.subtle.generateKey(
  {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  },
  true,
  ['encrypt', 'decrypt'],
);
const { n, e } = await crypto.subtle.exportKey('jwk', key);
const publicKey = { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'kid-1', n, e };

const juan = { username: 'juan', password: 'x', captcha: '' };
const jwk = '/wps/session/key';
const hex = '/wps/session/key/rsa';
const login = '/wps/session/login';

/** A client of a server, with the paths that it has called. */
function open(answer: (path: string, request: Request) => ReturnType<Server>, settings = {}) {
  const paths: string[] = [];
  const server: Server = (request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    return answer(pathname, request);
  };
  return { ...openClient(server, { brand: brandFrom(settings) }), paths };
}

describe('a call sealed by a JWE', () => {
  it('uses the clock of the gateway, because old seals are refused', async () => {
    let sealed = '';
    const hour = 3_600_000;
    const { send } = open(async (path, request) => {
      const headers = { date: new Date(Date.now() + hour).toUTCString() };
      if (path === jwk) return Response.json(publicKey, { headers });
      sealed = JSON.parse(await request.text()).value;
      return refused('account_or_password_incorrect', null);
    });
    await expect(send(signIn, juan)).rejects.toThrow();
    const { iat } = JSON.parse(atob(sealed.split('.')[0] ?? ''));
    expect(Math.abs(iat * 1_000 - Date.now() - hour)).toBeLessThan(hour / 2);
  });

  it('fails as insecure without encryption in the browser', async () => {
    const { send } = openClient(() => json(publicKey), { platform: { crypto: null } });
    await expect(send(signIn, juan)).rejects.toMatchObject({ failure: { kind: 'insecure' } });
  });

  it('loads a new key once when the gateway does not know the old one', async () => {
    const kids: string[] = [];
    const { send, paths } = open((path, request) => {
      if (path === jwk) return json({ ...publicKey, kid: `kid-${paths.length}` });
      kids.push(request.headers.get('Encryption') ?? '');
      return refused('seal_refused', null, 400);
    });
    await expect(send(signIn, juan)).rejects.toMatchObject({ failure: { code: 'seal_refused' } });
    expect(paths).toEqual([jwk, login, jwk, login]);
    expect(kids).toEqual(['RSA-OAEP-256/A256GCM; kid=kid-1', 'RSA-OAEP-256/A256GCM; kid=kid-3']);
  });

  it('does not end the session over a wrong password', async () => {
    const { send, onSignedOut } = open((path) =>
      path === jwk ? json(publicKey) : refused('account_or_password_incorrect', null, 401),
    );
    await expect(send(signIn, juan)).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'account_or_password_incorrect' },
    });
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

const signedIn = { token: 't', id: 1, userName: 'juan', customerType: 0 };
const des = { PAROLA_SEALING: 'des' };

/** The fields of a request that is sealed by DES. */
async function openedFields(request: Request): Promise<unknown> {
  const body = await request.text();
  const base64 = body.startsWith('{') ? JSON.parse(body).value : body;
  return JSON.parse(openDesText(base64, openDesKey(request.headers.get('Encryption') ?? '')));
}

describe('a call sealed by DES', () => {
  it('is repeated once with the digest pair that the gateway demands, and later calls have it', async () => {
    const { send, paths } = open(async (path, request) => {
      if (path === hex) return new Response(desModulus);
      const { value: base64 } = await request.clone().json();
      if (request.headers.get('X-Digest') !== base64) {
        return refused('request_body_required', 'System error', 400);
      }
      expect(request.headers.get('X-RSA')).toBe(desModulus);
      expect(await openedFields(request)).toMatchObject(juan);
      return value(signedIn);
    }, des);
    expect(await send(signIn, juan)).toMatchObject({ token: 't' });
    expect(await send(signIn, juan)).toMatchObject({ token: 't' });
    expect(paths).toEqual([hex, login, login, login]);
  });

  it('is not repeated again where the pair is refused too', async () => {
    const answer = () => refused('request_body_required', null, 400);
    const { send, paths } = open(
      (path) => (path === hex ? new Response(desModulus) : answer()),
      des,
    );
    await expect(send(signIn, juan)).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'request_body_required' },
    });
    expect(paths).toEqual([hex, login, login]);
  });

  it.each([
    ['a page', () => new Response('<!doctype html><title>Welcome</title>'), 'unavailable'],
    ['another key', () => json(publicKey), 'unavailable'],
    ['a page of an error', () => new Response('<h1>404</h1>', { status: 404 }), 'refused'],
  ])('fails where the key is %s, and sends nothing', async (_, answer, kind) => {
    const { send, paths } = open(answer, des);
    await expect(send(signIn, juan)).rejects.toMatchObject({
      failure: { kind },
      silent: false,
    });
    expect(paths).toEqual([hex]);
  });

  it('is refused where the answer for the key is a refusal', async () => {
    const { send } = open(() => refused('system_maintenance', null), des);
    await expect(send(signIn, juan)).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'system_maintenance' },
    });
  });

  it('has a new key after a refusal', async () => {
    const { send, paths } = open(
      (path) =>
        path === hex ? new Response(desModulus) : refused('cannot_open', 'Error #12', 400),
      des,
    );
    for (const _ of [1, 2]) await expect(send(signIn, juan)).rejects.toThrow();
    expect(paths).toEqual([hex, login, hex, login]);
  });

  it('has the text alone as its body at a gateway of version 1', async () => {
    const { send } = open(
      async (path, request) => {
        expect(request.headers.get('X-Gateway-Version')).toBe('1');
        if (path === hex) return new Response(desModulus);
        expect(request.headers.get('Content-Type')).toBe('application/json');
        expect(await request.clone().text()).toMatch(/^[\w+/]+=*$/);
        expect(await openedFields(request)).toMatchObject(juan);
        return value(signedIn);
      },
      { ...des, PAROLA_GATEWAY_VERSION: '1' },
    );
    expect(await send(signIn, juan)).toMatchObject({ token: 't' });
  });
});

const missing = () => new Response('<h1>404</h1>', { status: 404 });

describe('a call sealed by what the gateway offers', () => {
  const auto = { PAROLA_SEALING: 'auto' };

  it('is sealed by a JWE where it has both keys', async () => {
    const { send, paths } = open((path, request) => {
      if (path === jwk) return json(publicKey);
      if (path === hex) return new Response(desModulus);
      expect(request.headers.get('Encryption')).toBe('RSA-OAEP-256/A256GCM; kid=kid-1');
      return value(signedIn);
    }, auto);
    await send(signIn, juan);
    expect(paths).toEqual([jwk, login]);
  });

  it.each([
    ['no such call', missing],
    ['a page', () => new Response('<!doctype html>')],
    ['a refusal', () => refused('function.not.available', null, 400)],
    ['no call for guests', () => refused('login.not.session', null, 401)],
  ])('is sealed by DES where the call for the JWK is answered by %s', async (_, answer) => {
    const { send, paths } = open(async (path, request) => {
      if (path === jwk) return answer();
      if (path === hex) return new Response(desModulus);
      expect(await openedFields(request)).toMatchObject(juan);
      return value(signedIn);
    }, auto);
    await send(signIn, juan);
    await send(signIn, juan);
    expect(paths).toEqual([jwk, hex, login, login]);
  });

  it.each([
    ['is away', () => new Response('', { status: 503 })],
    ['is busy', () => refused('TOO_MANY_REQUEST', null, 429)],
    ['is closed', () => refused('system_maintenance', null)],
    ['cannot be reached', () => Promise.reject(new TypeError('refused'))],
  ])('falls back to nothing where the gateway %s', async (_, answer) => {
    const { send, paths } = open(answer, auto);
    await expect(send(signIn, juan)).rejects.toThrow();
    expect(paths).toEqual([jwk]);
  });

  it('fails where the gateway has no key, and asks for both at the next time', async () => {
    const { send, paths } = open(missing, auto);
    const failure = { kind: 'refused', code: 'function.not.available', status: 404 };
    await expect(send(signIn, juan)).rejects.toMatchObject({ failure });
    await expect(send(signIn, juan)).rejects.toMatchObject({ failure });
    expect(paths).toEqual([jwk, hex, jwk, hex]);
  });
});
