import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';

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
