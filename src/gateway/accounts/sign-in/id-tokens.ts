import {
  createRemoteJWKSet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import { object, optional, picklist, safeParse, string, transform, pipe } from 'valibot';
import type { FirebaseChannel } from '#contract/model/proof.ts';

/** Whom an id token of firebase stands for. */
export interface Identity {
  readonly channel: FirebaseChannel;
  /** Who that is in the firebase project. */
  readonly subject: string;
  /** Digits of the number that a code was sent to, when the channel is `sms`. */
  readonly mobile: string | null;
}

/** Reads an id token; null when it is not good. */
export type VerifyIdToken = (idToken: string) => Promise<Identity | null>;

const channels = { phone: 'sms', 'facebook.com': 'facebook', 'google.com': 'google' } as const;

const claims = pipe(
  object({
    sub: string(),
    phone_number: optional(string()),
    firebase: object({ sign_in_provider: picklist(['phone', 'facebook.com', 'google.com']) }),
  }),
  transform(({ sub, phone_number: mobile, firebase }): Identity => ({
    channel: channels[firebase.sign_in_provider],
    subject: sub,
    mobile: mobile?.replace(/\D/g, '') ?? null,
  })),
);

function identityOf(payload: JWTPayload): Identity | null {
  const { success, output } = safeParse(claims, payload);
  return success ? output : null;
}

/** What every id token of a project says of itself (firebase.google.com/docs/auth/admin/verify-id-tokens). */
function termsOf(projectId: string) {
  const issuer = `https://securetoken.google.com/${projectId}`;
  return { issuer, audience: projectId, requiredClaims: ['sub', 'exp', 'iat'] };
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Id tokens as Google signs them for a project. */
export function signedIdTokens(
  projectId: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys)),
): VerifyIdToken {
  const terms = { ...termsOf(projectId), algorithms: ['RS256'] };
  return (idToken) =>
    jwtVerify(idToken, keys, terms).then(
      ({ payload }) => identityOf(payload),
      () => null,
    );
}

/** Id tokens of the Auth emulator, which nobody signs: for trying things out and for tests, never for players. */
export function unsignedIdTokens(projectId: string): VerifyIdToken {
  return (idToken) => {
    try {
      return Promise.resolve(identityOf(UnsecuredJWT.decode(idToken, termsOf(projectId)).payload));
    } catch {
      return Promise.resolve(null);
    }
  };
}
