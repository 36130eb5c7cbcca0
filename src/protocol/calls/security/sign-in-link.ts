import { object } from 'valibot';
import { defineCall } from '../../call.ts';
import { linkToken } from '../../model/security/sign-in-link.ts';
import { signedIn } from '../../model/signed-in.ts';
import { text } from '../../model/wire.ts';

/**
 * The account of a sign-in link (`/?token=once.…`), which the player sees before agreeing. Does not use the link up. Only the
 * gateway that makes such links has to answer this call and the next. Error: `sign_in_link_over`.
 */
export const getSignInLink = defineCall({
  method: 'POST',
  path: '/wps/session/link/account',
  sealed: true,
  request: object({ token: linkToken }),
  reply: object({ account: text() }),
});

/**
 * Signs in by a link, which is used up. Errors: `sign_in_link_over` for one that is used, expired or unknown,
 * `account_suspended`, `ip_blocked`, and the refusals of an exclusion as of `signIn`.
 */
export const signInByLink = defineCall({
  method: 'POST',
  path: '/wps/session/link',
  sealed: true,
  request: object({ token: linkToken }),
  reply: signedIn,
});
