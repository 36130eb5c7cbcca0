import { signInFreePlay } from '#protocol/calls/sign-in.ts';
import { getDesKey } from '#protocol/des-seal.ts';
import { getSealKey } from '#protocol/seal.ts';
import { desModulus, openDesKey, openDesText } from './open-des.ts';
import { refused } from './open-client.ts';
import type { TestGateway } from './open-gateway.ts';
import { sealBody } from './seal-body.ts';

interface FrontSettings {
  /** Refuses sealed calls without the headers of the digest pair. */
  readonly demandsDigest?: boolean;
}

/**
 * A gateway in front of an embedded one that takes sealed bodies by DES only, and trial logins that are readable. `bodies`
 * are the fields of its sealed calls.
 */
export function desFront(
  { gateway, request }: TestGateway,
  { demandsDigest = false }: FrontSettings,
) {
  const bodies: unknown[] = [];
  const pass = (passed: Request) => gateway.fetch(passed, { ip: '192.0.2.1' });

  async function passSealed(sent: Request, fields: object): Promise<Response> {
    bodies.push(fields);
    const { header, value } = await sealBody(await request(getSealKey, {}), fields);
    const headers = new Headers(sent.headers);
    headers.set('Encryption', header);
    const { method, url } = sent;
    return pass(new Request(url, { method, headers, body: JSON.stringify({ value }) }));
  }

  async function server(sent: Request): Promise<Response> {
    const { pathname } = new URL(sent.url);
    if (pathname === getSealKey.path) return new Response('<h1>404</h1>', { status: 404 });
    if (pathname === getDesKey.path) return new Response(desModulus);
    const wrapped = sent.headers.get('Encryption');
    if (wrapped === null) return pass(sent);
    const word = openDesKey(wrapped);
    const { value, Encryption, ...fields } = await sent.clone().json();
    if (pathname === signInFreePlay.path) {
      return Encryption === wrapped
        ? passSealed(sent, fields)
        : refused('seal_required', null, 400);
    }
    const pair = [sent.headers.get('X-Digest'), sent.headers.get('X-RSA')];
    const isPaired = pair[0] === value && pair[1] === desModulus;
    if (demandsDigest && !isPaired) return refused('request_body_required', 'System error', 400);
    return passSealed(sent, JSON.parse(openDesText(value, word)));
  }

  return { server, bodies };
}
