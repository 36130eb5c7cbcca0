import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { signedIdTokens, unsignedIdTokens } from './id-tokens.ts';

const now = Math.floor(Date.now() / 1000);
const payload = {
  sub: 'u1',
  iss: 'https://securetoken.google.com/demo-x',
  aud: 'demo-x',
  iat: now,
  exp: now + 3600,
  phone_number: '+639175550101',
  firebase: { sign_in_provider: 'phone' },
};
const juan = { channel: 'sms', subject: 'u1', mobile: '639175550101' };

const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' };
const sign = (claims: object) =>
  new SignJWT({ ...payload, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(privateKey);
const unsigned = (claims: object = {}) => new UnsecuredJWT({ ...payload, ...claims }).encode();

const wrong: [string, object][] = [
  ['of another project', { aud: 'another' }],
  ['of another issuer', { iss: 'https://securetoken.google.com/another' }],
  ['that is over', { exp: now - 60 }],
  ['of a provider that is not offered', { firebase: { sign_in_provider: 'password' } }],
];

describe('an id token', () => {
  const verify = signedIdTokens('demo-x', createLocalJWKSet({ keys: [jwk] }));
  const trust = unsignedIdTokens('demo-x');

  it('contains the person and the channel', async () => {
    expect(await verify(await sign({}))).toEqual(juan);
    const firebase = { sign_in_provider: 'google.com' };
    expect(await verify(await sign({ firebase }))).toMatchObject({ channel: 'google' });
  });

  it.each(wrong)('%s is refused', async (_, claims) => {
    expect(await verify(await sign(claims))).toBeNull();
    expect(await trust(unsigned(claims))).toBeNull();
  });

  it('without a signature is accepted for the emulator only', async () => {
    expect(await verify(unsigned())).toBeNull();
    expect(await trust(unsigned())).toEqual(juan);
    expect(await trust('nonsense')).toBeNull();
  });
});
