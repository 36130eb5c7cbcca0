import { nullish, object, pipe, string, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { formText, oneTimeCode } from '../../model/identity-fields.ts';
import { loginPassword } from '../../model/security/identity-proof.ts';
import { count } from '../../model/readers/count.ts';
import { timeOrNull } from '../../model/readers/time.ts';
import { emptyReply, flag, list, text } from '../../model/wire.ts';

const path = '/wps/member/googleAuthenticator';
const shared = { path, moduleId: 'BINDGA3', token: 'required' } as const;

/** The state of the authenticator app: when it was switched on, in epoch milliseconds, and the recovery codes left. */
export const getAuthenticator = defineCall({
  ...shared,
  method: 'GET',
  request: object({}),
  reply: pipe(
    object({
      enabled: flag(),
      bindTime: timeOrNull(),
      recoveryCodesLeft: nullish(count(), 0),
    }),
    transform(({ bindTime, ...rest }) => ({ ...rest, enabledAt: bindTime })),
  ),
});

/**
 * Begins to switch an authenticator app on: a new secret (Base32) and its address for a QR code (otpauth). Login asks for
 * it only after `confirmAuthenticator`. Errors: `password_incorrect`, `changed_elsewhere` when it is on.
 */
export const beginAuthenticator = defineCall({
  ...shared,
  method: 'PUT',
  sealed: true,
  request: object({ loginPassword }),
  reply: object({ secret: string(), uri: string() }),
});

/** Switches the app on by its first code. The recovery codes are shown once. Error: `verification_code_incorrect`. */
export const confirmAuthenticator = defineCall({
  keyed: true,
  ...shared,
  method: 'POST',
  sealed: true,
  wireNames: { code: 'verificationCode' },
  request: object({ code: oneTimeCode }),
  reply: object({ recoveryCodes: list(text(40), 20) }),
});

/** Replaces the recovery codes by a code of the app. Error: `verification_code_incorrect`. */
export const renewRecoveryCodes = defineCall({
  keyed: true,
  ...shared,
  method: 'POST',
  path: `${path}/recoveryCodes`,
  sealed: true,
  wireNames: { code: 'verificationCode' },
  request: object({ code: oneTimeCode, loginPassword }),
  reply: object({ recoveryCodes: list(text(40), 20) }),
});

/**
 * Switches the app off by the login password and a code of the app, or a recovery code. Errors: `password_incorrect`,
 * `verification_code_incorrect`.
 */
export const removeAuthenticator = defineCall({
  keyed: true,
  ...shared,
  method: 'DELETE',
  sealed: true,
  wireNames: { code: 'verificationCode' },
  request: object({ loginPassword, code: formText(20) }),
  reply: emptyReply(),
});
