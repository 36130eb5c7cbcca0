/** Known error codes of a gateway. Screens choose a text by code; for any other code they show the gateway's message. */
export const errorCodes = [
  'account_or_password_incorrect',
  'account_suspended',
  'account_unknown',
  'activity_closed',
  'agent_only',
  'amount_out_of_limits',
  'answers_incorrect',
  'bonus_stake_limit',
  'bonus_unavailable',
  'bonus_unfinished',
  'captcha_incorrect',
  'captcha_required',
  'changed_elsewhere',
  'channel_closed',
  'confirmation_differs',
  'content_length',
  'contract_ends_downlines',
  'contract_rate_too_high',
  'contract_request_gone',
  'customer.not.login',
  'deposit_over',
  'device_key_refused',
  'domain_not_available',
  'email_taken',
  'field_refused',
  'field_required',
  'function.not.available',
  'game_under_maintenance',
  'geetest_captcha_err',
  'http_method_not_support',
  'identity_needed',
  'identity_refused',
  'insufficient_balance',
  'insufficient_points',
  'invitation_code_error',
  'ip_blocked',
  'item_sold_out',
  'key_reused',
  'limit_choice_required',
  'login.not.session',
  'login_blocked_by_closing',
  'login_blocked_by_self_exclusion',
  'login_blocked_by_time_out',
  'login_verify_required',
  'member_only',
  'message_limit',
  'mobile_taken',
  'need_true_account',
  'not_found',
  'password_change_required',
  'password_incorrect',
  'password_unchanged',
  'payout_account_exists',
  'payout_account_held',
  'payout_accounts_full',
  'picture_refused',
  'picture_too_large',
  'play_limit',
  'promo_code_over',
  'promo_code_unknown',
  'promo_code_used',
  'promo_code_used_up',
  'reward_checked',
  'reward_conditions',
  'reward_unplayed',
  'proof_required',
  'provider_unavailable',
  'push_service_unknown',
  'real_name_fixed',
  'real_name_incorrect',
  'real_name_required',
  'rebate_out_of_bounds',
  'redemption_incomplete',
  'redemption_incorrect',
  'referral_code_error',
  'region_restricted',
  'registration_refused',
  'request_body_required',
  'request_invalid',
  'request_too_large',
  'seal_refused',
  'seal_required',
  'sign_in_link_over',
  'system_busy',
  'system_maintenance',
  'token_ip_different',
  'too_many_deposits',
  'round_too_soon',
  'too_many_open_bets',
  'too_many_pictures',
  'transfer_above_day',
  'TOO_MANY_REQUEST',
  'user.or.token.invalid',
  'username_taken',
  'verification_code_expired',
  'verification_code_incorrect',
  'withdrawal_password_incorrect',
  'withdrawal_password_is_login',
  'withdrawal_password_locked',
  'withdrawal_password_required',
  'withdrawal_sum_used',
  'withdrawal_times_used',
  'withdrawals_blocked',
  'withdrawals_closed',
  'withdrawals_stopped',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

/** Codes and messages that end the session, with any HTTP status, in small letters. */
const sessionEndCodes: ReadonlySet<string> = new Set([
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'customer_not_login',
  'token_ip_different',
]);

/** Returns whether a code is known. */
export function isErrorCode(code: string): code is ErrorCode {
  return known.has(code);
}

/** The known code that a gateway's code means, in any case of its letters; null for another code. */
export function knownCode(code: string | null): ErrorCode | null {
  const small = code?.toLowerCase();
  return errorCodes.find((one) => one.toLowerCase() === small) ?? null;
}

/** Returns whether the code or message of a reply ends the session. */
export function endsSession(code: string | null, message: string | null): boolean {
  return [code, message].some((word) => sessionEndCodes.has(word?.toLowerCase() ?? ''));
}

/** Returns whether a code means throttling, which is not shown to the player. Gateways append details to the code. */
export function isThrottled(code: string | null): boolean {
  return /^too_many_request/i.test(code ?? '');
}
