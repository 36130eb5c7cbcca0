import {
  createRemoteJWKSet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import { object, optional, picklist, safeParse, string, transform, pipe } from 'valibot';
import type { FirebaseChannel } from '#protocol/model/identity-fields.ts';

/** The person of an id token of Firebase. */
export interface Identity {
  readonly channel: FirebaseChannel;
  /** Id of the person in the Firebase project. */
  readonly subject: string;
  /** The verified mobile number in digits, when the channel is `sms`. */
  readonly mobile: string | null;
}

/** Verifies an id token. Null when it is invalid. */
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

/** Claims that every id token of a project has (firebase.google.com/docs/auth/admin/verify-id-tokens). */
function claimOptionsOf(projectId: string) {
  const issuer = `https://securetoken.google.com/${projectId}`;
  return { issuer, audience: projectId, requiredClaims: ['sub', 'exp', 'iat'] };
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Verifies id tokens that Google has signed for a project. */
export function signedIdTokens(
  projectId: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys)),
): VerifyIdToken {
  const options = { ...claimOptionsOf(projectId), algorithms: ['RS256'] };
  return (idToken) =>
    jwtVerify(idToken, keys, options).then(
      ({ payload }) => identityOf(payload),
      () => null,
    );
}

/** Accepts id tokens without a signature, as the Auth emulator issues them. For development and tests only. */
export function unsignedIdTokens(projectId: string): VerifyIdToken {
  return (idToken) => {
    try {
      return Promise.resolve(
        identityOf(UnsecuredJWT.decode(idToken, claimOptionsOf(projectId)).payload),
      );
    } catch {
      return Promise.resolve(null);
    }
  };
}
