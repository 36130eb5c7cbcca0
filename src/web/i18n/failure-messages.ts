import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorCode } from '#contract/errors.ts';
import type { Failure } from '#core/client/failure.ts';

const signedOut = msg`You have been signed out. Please log in again to go on.`;
const notUnderstood = msg`Something did not fit together, so nothing was done. Please reload the page and try again.`;

/** A message for each error code of the gateway. The project does not compile while a code has none. */
const refusalMessages: Readonly<Record<ErrorCode, MessageDescriptor>> = {
  account_or_password_incorrect: msg`This username and password do not go together. Please check both and try again.`,
  account_unknown: msg`There is no account with this sign-in yet. Please register first, or log in another way.`,
  agent_only: msg`Only agents can log in here.`,
  captcha_incorrect: msg`Those were not the digits in the picture. Please try again with the new one.`,
  captcha_required: msg`We have to make sure that you are a person. Please type in the digits of the picture.`,
  confirmation_differs: msg`The two passwords are not the same. Please type the new one twice.`,
  contract_ends_downlines: msg`Accepting this ends contracts of your downlines, because they have a higher rate. Nothing was changed yet; please confirm it first.`,
  contract_request_gone: msg`This request is not open any more: it was answered before, or taken back. Nothing was changed.`,
  'customer.not.login': signedOut,
  domain_not_available: msg`This address of the site is not in use. Please contact us for the right one.`,
  field_refused: msg`One of the fields is not filled in as asked. Please check it.`,
  field_required: msg`One of the fields is still empty. Please fill it in.`,
  'function.not.available': msg`This is not available at the moment. Please try again later.`,
  game_under_maintenance: msg`This game is under maintenance. Please choose another one for now.`,
  geetest_captcha_err: msg`The check did not go through. Please take it once more.`,
  http_method_not_support: notUnderstood,
  identity_refused: msg`We could not confirm who you are that way. Please try again, or log in another way.`,
  insufficient_balance: msg`Your balance is too low for this. Nothing was taken from it.`,
  invitation_code_error: msg`We do not know this invitation code. Please check it, or leave it empty.`,
  ip_blocked: msg`Your connection is blocked from logging in. Please contact us, and we will look into it.`,
  'login.not.session': signedOut,
  login_blocked_by_self_exclusion: msg`You asked us for a break from playing, and it is not over yet. Contact us if you would like to talk.`,
  login_verify_required: msg`We do not know this device yet, so one more check is needed before you can log in.`,
  member_only: msg`Only members can log in here.`,
  mobile_taken: msg`There is already an account with this mobile number. Please log in, or use another number.`,
  need_true_account: msg`This is a trial account. To start a game, please register an account of your own.`,
  not_found: msg`It is not there any more. Please go back and choose again.`,
  password_change_required: msg`Your password has to be changed before you can go on.`,
  password_incorrect: msg`The old password is not right. Please type it again.`,
  password_unchanged: msg`That is your old password. Please choose a new one.`,
  real_name_incorrect: msg`That is not the name of the bank account we know. Please type it as your bank has it.`,
  referral_code_error: msg`We do not know this referral code. Please check it, or leave it empty.`,
  region_restricted: msg`Due to restriction of your location or IP address, you are not allowed to access the site.`,
  request_body_required: notUnderstood,
  request_invalid: msg`Something in the form is not right. Please check it and send it again.`,
  request_too_large: msg`That is too large to send. Please make it shorter, or choose a smaller picture.`,
  seal_refused: msg`We could not send this safely, so nothing was sent. Please reload the page and try again.`,
  seal_required: msg`We could not send this safely, so nothing was done. Please reload the page and try again.`,
  system_busy: msg`The system is busy and nothing was done. Please try again in a moment.`,
  system_maintenance: msg`We are currently performing a system maintenance.`,
  token_ip_different: msg`Your connection changed, so we signed you out to be safe. Please log in again.`,
  TOO_MANY_REQUEST: msg`That was a little too fast. Please wait a moment and try again.`,
  'user.or.token.invalid': signedOut,
  username_taken: msg`This username is already taken. Please choose another one.`,
  verification_code_expired: msg`This code is no longer good. Please ask for a new one.`,
  verification_code_incorrect: msg`This code is not right. Please check it and type it again.`,
};

const otherMessages = {
  checkClosed: msg`Please verify first. The check was closed, so nothing was sent.`,
  checkUnreachable: msg`The check that a person is here could not be loaded, so nothing was sent. Please look at your connection and try again.`,
  offline: msg`You seem to be offline. Nothing was lost; please try again when you are connected.`,
  insecure: msg`This page was not opened safely, so we cannot send anything private. Please open it with https.`,
  refused: msg`We could not do that. Please try again, or contact us if it goes on.`,
  unavailable: msg`We cannot be reached at the moment. Please try again in a little while.`,
};

/** The message for a failure: a descriptor, or the text of the gateway for a refusal without a known code. */
export function failureMessage(failure: Failure): MessageDescriptor | string {
  switch (failure.kind) {
    case 'refused':
      return failure.code
        ? refusalMessages[failure.code]
        : (failure.message ?? otherMessages.refused);
    case 'signedOut':
      return failure.message ?? signedOut;
    case 'thirdParty':
      return failure.words;
    case 'checkClosed':
    case 'checkUnreachable':
    case 'insecure':
    case 'offline':
    case 'unavailable':
      return otherMessages[failure.kind];
  }
}

/** A function that returns the text for a failure in the active language. */
export function useFailureMessage(): (failure: Failure) => string {
  // `_` changes with the language. `i18n` does not, so the React compiler would cache its results.
  const { _ } = useLingui();
  return (failure) => {
    const message = failureMessage(failure);
    return typeof message === 'string' ? message : _(message);
  };
}
