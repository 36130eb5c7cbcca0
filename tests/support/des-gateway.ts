import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { signInFreePlay } from '#contract/calls/sign-in.ts';
import { getDesKey } from '#contract/des-seal.ts';
import { getSealKey } from '#contract/seal.ts';
import { refused } from './open-client.ts';
import type { TestGateway } from './open-gateway.ts';
import { sealBody } from './seal-body.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });

/** The modulus of the gateway's RSA key, as hex. */
export const desModulus = Buffer.from(
  publicKey.export({ format: 'jwk' }).n ?? '',
  'base64url',
).toString('hex');

/** The random word that a header `Encryption` wraps, by OpenSSL. */
export function openDesKey(wrapped: string): string {
  const padding = constants.RSA_NO_PADDING;
  const block = privateDecrypt({ key: privateKey, padding }, Buffer.from(wrapped, 'hex'));
  return block.toString('latin1').replace(/^\0+/, '');
}

/** Decrypts base64 under DES by OpenSSL: triple DES with one key three times is DES, and needs no legacy provider. */
export function openDesText(base64: string, word: string): string {
  const key = Buffer.from(word.slice(0, 8).repeat(3), 'latin1');
  const decipher = createDecipheriv('des-ede3-ecb', key, null);
  return decipher.update(base64, 'base64', 'utf8') + decipher.final('utf8');
}

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
