import { type InferOutput, literal, object, pipe, regex, string } from 'valibot';

const coordinate = pipe(string(), regex(/^[\w-]{43}$/));

/** A public key of the curve P-256, a JSON Web Key (RFC 7517). */
export const devicePublicKey = object({
  kty: literal('EC'),
  crv: literal('P-256'),
  x: coordinate,
  y: coordinate,
});
export type DevicePublicKey = InferOutput<typeof devicePublicKey>;

/** The bytes that a device signs (ECDSA with SHA-256) to sign in. The host binds the signature to the site. */
export function deviceChallengeText(host: string, keyId: string, challenge: string): string {
  return `device sign-in ${host} ${keyId} ${challenge}`;
}
