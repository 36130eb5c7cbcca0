import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { flag } from '../../model/wire.ts';

/**
 * One protection of the account: `enabled` by the operator, and `isComplete` when the member has set it up. One of which the
 * gateway does not state whether it is set up is left out.
 */
const protection = pipe(
  fallback(nullish(object({ enabled: flag(), isComplete: nullish(flag(), null) }), null), null),
  transform((value) => ({
    enabled: value !== null && value.isComplete !== null && value.enabled,
    isComplete: value?.isComplete ?? false,
  })),
);

/** Protections of an account, by the wire's names. `idVerification` is the real name. */
const securityConfig = object({
  loginPassword: protection,
  paymentPassword: protection,
  idVerification: protection,
  mobileVerified: protection,
  emailVerified: protection,
  securityQuestions: protection,
  googleAuthenticator: protection,
  bankCard: protection,
});

/** Protections in our names. */
export type Protections = Readonly<
  Record<
    | 'loginPassword'
    | 'withdrawalPassword'
    | 'realName'
    | 'mobile'
    | 'email'
    | 'securityQuestions'
    | 'authenticator'
    | 'payoutAccount',
    InferOutput<typeof protection>
  >
>;

/** The protections of the member's account: which are in use, and which are set up. */
export const getSecurityConfig = defineCall({
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  aliases: ['/wps/member/securityConfig'],
  token: 'required',
  request: object({}),
  reply: pipe(
    securityConfig,
    transform(
      ({
        paymentPassword,
        idVerification,
        mobileVerified,
        emailVerified,
        googleAuthenticator,
        bankCard,
        ...rest
      }): Protections => ({
        ...rest,
        withdrawalPassword: paymentPassword,
        realName: idVerification,
        mobile: mobileVerified,
        email: emailVerified,
        authenticator: googleAuthenticator,
        payoutAccount: bankCard,
      }),
    ),
  ),
});
