import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type ErrorCode, isErrorCode } from '#protocol/errors.ts';
import type { Failure } from '#core/client/failure.ts';

const signedOut = msg`You have been signed out. Please log in again to go on.`;
const notUnderstood = msg`Something did not fit together, so nothing was done. Please reload the page and try again.`;

/** A message for each error code of the gateway. The project does not compile while a code has none. */
const refusalMessages: Readonly<Record<ErrorCode, MessageDescriptor>> = {
  account_or_password_incorrect: msg`This username and password do not go together. Please check both and try again.`,
  account_suspended: msg`This account is suspended. Please contact us. If your agent has suspended it, you can also ask your agent.`,
  account_unknown: msg`There is no account with this sign-in yet. Please register first, or log in another way.`,
  activity_closed: msg`This promotion is not open for registration now. Nothing was sent.`,
  agent_only: msg`Only agents can log in here.`,
  amount_out_of_limits: msg`This amount is outside of the limits. Nothing was paid; please choose another amount.`,
  answers_incorrect: msg`One of the answers is not right. Nothing was changed; please try again.`,
  bonus_stake_limit: msg`A bonus of yours limits the stake. Nothing was staked; please choose a smaller one.`,
  bonus_unavailable: msg`This bonus cannot be chosen any more. Nothing was paid; please choose another one, or none.`,
  bonus_unfinished: msg`A bonus is not played through yet. Nothing was sent; please look at it and decide again.`,
  captcha_incorrect: msg`Those were not the digits in the picture. Please try again with the new one.`,
  captcha_required: msg`We have to make sure that you are a person. Please type in the digits of the picture.`,
  changed_elsewhere: msg`This was changed in another window meanwhile, so nothing was saved. You see the newest now: please check it and try again.`,
  channel_closed: msg`This way to pay is closed at the moment. Please choose another one.`,
  confirmation_differs: msg`The two passwords are not the same. Please type the new one twice.`,
  content_length: msg`This text is too short or too long. Please change it and send it again.`,
  contract_ends_downlines: msg`Accepting this ends contracts of your downlines, because they have a higher rate. Nothing was changed yet; please confirm it first.`,
  contract_rate_too_high: msg`This rate is higher than your own, so you cannot give it.`,
  contract_request_gone: msg`This request is not open any more: it was answered before, or taken back. Nothing was changed.`,
  'customer.not.login': signedOut,
  deposit_over: msg`This deposit is finished already, so nothing was changed.`,
  device_key_refused: msg`This device cannot stay signed in any more. Please log in again.`,
  domain_not_available: msg`This address of the site is not in use. Please contact us for the right one.`,
  email_taken: msg`Another account uses this email address. Please use another one.`,
  field_refused: msg`One of the fields is not filled in as asked. Please check it.`,
  field_required: msg`One of the fields is still empty. Please fill it in.`,
  'function.not.available': msg`This is not available at the moment. Please try again later.`,
  game_under_maintenance: msg`This game is under maintenance. Please choose another one for now.`,
  geetest_captcha_err: msg`The check did not go through. Please take it once more.`,
  http_method_not_support: notUnderstood,
  identity_needed: msg`Before that, please show us who you are, under Security, Identity. No money was moved.`,
  identity_refused: msg`We could not confirm who you are that way. Please try again, or log in another way.`,
  insufficient_balance: msg`Your balance is too low for this. Nothing was taken from it.`,
  insufficient_points: msg`You do not have enough points for this. Nothing was taken.`,
  invitation_code_error: msg`We do not know this invitation code. Please check it, or leave it empty.`,
  ip_blocked: msg`Your connection is blocked from logging in. Please contact us, and we will look into it.`,
  item_sold_out: msg`There is not enough left of this. Your points are all still there.`,
  key_reused: msg`This was sent before with other details, so nothing was done. Please look at your list before you try again.`,
  limit_choice_required: msg`Before your first deposit, please choose a limit of deposits, or “No limit”. Nothing was paid.`,
  'login.not.session': signedOut,
  login_blocked_by_closing: msg`This account is closed. Contact us if you would like to talk, or if there is still money in it.`,
  login_blocked_by_self_exclusion: msg`You asked us for a break from playing, so you cannot log in now. Contact us if you would like to talk.`,
  login_blocked_by_time_out: msg`You are taking a time-out, and it is not over yet. Contact us if you would like to talk.`,
  login_verify_required: msg`We do not know this device yet, so one more check is needed before you can log in.`,
  member_only: msg`Only members can log in here.`,
  message_limit: msg`You have sent as many messages today as you can. Nothing was sent; the limit starts again at midnight, Manila time.`,
  mobile_taken: msg`There is already an account with this mobile number. Please log in, or use another number.`,
  need_true_account: msg`This is a trial account. To start a game, please register an account of your own.`,
  not_found: msg`It is not there any more. Please go back and choose again.`,
  password_change_required: msg`Your password has to be changed before you can go on.`,
  password_incorrect: msg`The old password is not right. Please type it again.`,
  password_unchanged: msg`That is your old password. Please choose a new one.`,
  payout_account_exists: msg`You have added this account already.`,
  payout_account_held: msg`This account is still new. You can withdraw to it after the waiting time.`,
  payout_accounts_full: msg`You have as many accounts as we can keep. Remove one first.`,
  picture_refused: msg`We cannot use this picture. Please choose a PNG or JPG.`,
  picture_too_large: msg`This picture is too large. Please choose one under 5 MB.`,
  play_limit: msg`That is more than your play limits leave you for now. Nothing was staked or paid.`,
  promo_code_over: msg`The time of this promo code is over, so it gives nothing any more.`,
  promo_code_unknown: msg`We do not know this promo code. Please check each letter and try again.`,
  promo_code_used: msg`You have used this promo code already. Each member can use it once.`,
  promo_code_used_up: msg`This promo code was used as often as it can be. It gives nothing any more.`,
  reward_checked: msg`We check this invitation first. The reward is kept for you until then.`,
  reward_conditions: msg`Cash rewards are for players who have verified their mobile number, deposited and played. Nothing is lost: the claim hall shows what is missing.`,
  reward_unplayed: msg`A part of your balance is from rewards, and has to be played once before it can leave. Nothing was moved; please choose a smaller amount.`,
  proof_required: msg`Please confirm first that it is you.`,
  provider_unavailable: msg`The payment service does not answer just now. Nothing was paid; please try again.`,
  push_service_unknown: msg`Notifications of this browser come over a service that we do not know. Please try another browser.`,
  real_name_fixed: msg`Your real name is set already. Contact us if it has to be changed.`,
  real_name_incorrect: msg`That is not the name of the bank account we know. Please type it as your bank has it.`,
  real_name_required: msg`Please set your real name first: winnings are paid to this name.`,
  rebate_out_of_bounds: msg`This rebate is above your own, or below that of a downline. Nothing was changed; please choose another one.`,
  redemption_incomplete: msg`Please enter your withdrawal password, the receiving address and the mobile number.`,
  redemption_incorrect: msg`This does not fit what you want to redeem. Please enter the correct information; your points are all still there.`,
  referral_code_error: msg`We do not know this referral code. Please check it, or leave it empty.`,
  region_restricted: msg`Due to restriction of your location or IP address, you are not allowed to access the site.`,
  request_body_required: notUnderstood,
  registration_refused: msg`We cannot use these details for an account. Please contact us if you have a question.`,
  request_invalid: msg`Something in the form is not right. Please check it and send it again.`,
  request_too_large: msg`That is too large to send. Please make it shorter, or choose a smaller picture.`,
  seal_refused: msg`We could not send this safely, so nothing was sent. Please reload the page and try again.`,
  seal_required: msg`We could not send this safely, so nothing was done. Please reload the page and try again.`,
  sign_in_link_over: msg`This login link works only once and for a few minutes, and it has been used or its time is over. Please ask for a new one.`,
  system_busy: msg`The system is busy and nothing was done. Please try again in a moment.`,
  system_maintenance: msg`We are currently performing a system maintenance.`,
  token_ip_different: msg`Your connection changed, so we signed you out to be safe. Please log in again.`,
  too_many_deposits: msg`You have several deposits that wait for their payment. Finish or cancel one of them first.`,
  round_too_soon: msg`The next round can begin in a moment. Nothing was staked.`,
  too_many_open_bets: msg`You have as many open bets as possible. Nothing was staked; please wait until some of them have their results.`,
  too_many_pictures: msg`You have sent as many pictures as we can take for now. Please try again tomorrow.`,
  transfer_above_day: msg`That is more than you can transfer today. Nothing was moved; the limit starts again at midnight, Manila time.`,
  TOO_MANY_REQUEST: msg`That was a little too fast. Please wait a moment and try again.`,
  'user.or.token.invalid': signedOut,
  username_taken: msg`This username is already taken. Please choose another one.`,
  verification_code_expired: msg`This code is no longer good. Please ask for a new one.`,
  verification_code_incorrect: msg`This code is not right. Please check it and type it again.`,
  withdrawal_password_incorrect: msg`The withdrawal password is not right. Please type it again.`,
  withdrawal_password_is_login: msg`Your withdrawal password and your login password have to be different. Please choose another one.`,
  withdrawal_password_locked: msg`The withdrawal password was wrong five times, so it is locked for a while. Nothing was changed.`,
  withdrawal_password_required: msg`Please set a withdrawal password first.`,
  withdrawal_sum_used: msg`This is more than you can withdraw today. Please choose a smaller amount, or try again tomorrow.`,
  withdrawal_times_used: msg`You have used all withdrawals of today. Please try again tomorrow.`,
  withdrawals_blocked: msg`Withdrawals from your account are on hold. Please contact us, and we will look into it.`,
  withdrawals_closed: msg`Withdrawals are closed right now. Nothing was taken from your balance; please come back when they are open.`,
  withdrawals_stopped: msg`Nobody can withdraw at the moment. Nothing was taken from your balance; please try again later.`,
};

const otherMessages = {
  checkClosed: msg`Please verify first. The check was closed, so nothing was sent.`,
  checkUnreachable: msg`The check that a person is here could not be loaded, so nothing was sent. Please look at your connection and try again.`,
  offline: msg`You seem to be offline. Nothing was lost; please try again when you are connected.`,
  insecure: msg`This page was not opened safely, so we cannot send anything private. Please open it with https.`,
  loadTimeout: msg`A part of the page took too long to load. Please check your network and try again, or contact our customer service.`,
  refused: msg`We could not do that. Please try again, or contact us if it goes on.`,
  unsafeAddress: msg`The address of this game is not safe, so it was not opened. Please choose another game, or contact us.`,
  unavailable: msg`We cannot be reached at the moment. Please try again in a little while.`,
};

/** The text for the end of a session: the message for a code, else the text of the gateway. Null without both. */
export function endMessage(message: string | null): MessageDescriptor | string | null {
  if (message === null || message === '') return null;
  return isErrorCode(message) ? refusalMessages[message] : message;
}

/** The message for a failure: the text of the gateway, which is in the player's language, else the message for its code. */
export function failureMessage(failure: Failure): MessageDescriptor | string {
  switch (failure.kind) {
    case 'refused':
      return (
        failure.message ?? (failure.code ? refusalMessages[failure.code] : otherMessages.refused)
      );
    case 'signedOut':
      return endMessage(failure.message) ?? signedOut;
    case 'thirdParty':
      return failure.words;
    case 'checkClosed':
    case 'checkUnreachable':
    case 'insecure':
    case 'loadTimeout':
    case 'offline':
    case 'unavailable':
    case 'unsafeAddress':
      return otherMessages[failure.kind];
  }
}

/** The code of a failure that has neither a text of the gateway nor a message of its own. */
function unexplainedCode(failure: Failure): string | null {
  if (failure.kind === 'unavailable') return failure.sentCode ?? null;
  if (failure.kind !== 'refused' || failure.code !== null || failure.message !== null) return null;
  return failure.sentCode ?? null;
}

/** A function that returns the text for a failure in the active language. A failure without an explanation names its code, for customer service. */
export function useFailureMessage(): (failure: Failure) => string {
  // `_` changes with the language. `i18n` does not, so the React compiler would cache its results.
  const { _ } = useLingui();
  return (failure) => {
    const message = failureMessage(failure);
    const text = typeof message === 'string' ? message : _(message);
    const code = unexplainedCode(failure);
    return code === null ? text : `${text} (${code})`;
  };
}
