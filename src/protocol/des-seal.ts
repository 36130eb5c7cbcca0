import { object, pipe, regex, string, trim } from 'valibot';
import { defineCall } from './call.ts';

/**
 * The older scheme of encrypted request bodies, which gateways of operators use in place of the JWE of `seal.ts`. A body is
 * `{ "value": "<base64>" }`: the JSON under DES (ECB, PKCS#7) with the first eight of sixteen random letters and digits.
 * The header `Encryption` has all sixteen under RSA (exponent 65537, without padding), as hex. Gateways of version 1 take the base64 alone.
 */
export const desHeaders = {
  wrappedKey: 'Encryption',
  /** The value of the body once more. Newer gateways demand it with the next one, and refuse by `request_body_required`. */
  digest: 'X-Digest',
  /** The modulus that the key is wrapped with. */
  modulus: 'X-RSA',
} as const;

/** An RSA modulus of 1,024 to 4,096 bits as hex. Encoders of signed numbers write a zero byte before it. */
const modulus = /^(00)?[89a-f][\da-f]{254,1022}[13579bdf]$/i;

/** RSA modulus of the gateway as plain text. The embedded gateway has none: it uses the JWE. */
export const getDesKey = defineCall({
  method: 'GET',
  path: '/wps/session/key/rsa',
  moduleId: null,
  raw: 'text',
  request: object({}),
  reply: pipe(string(), trim(), regex(modulus)),
});
