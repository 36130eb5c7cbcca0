import type { ErrorCode } from '#protocol/errors.ts';

/** English explanation of each code, for developers. Screens have texts by code in the player's language. */
const messages: Readonly<Record<ErrorCode, string>> = {
  account_or_password_incorrect: 'The account or the password is not right',
  account_suspended: 'The account is suspended',
  account_unknown: 'There is no account for this sign-in yet',
  activity_closed: 'This promotion is not open for registration now.',
  agent_only: 'This is for agents',
  amount_out_of_limits: 'The amount is outside of the limits',
  answers_incorrect: 'An answer is not right',
  bonus_stake_limit: 'The stake is above the limit of an active bonus',
  bonus_unavailable: 'The bonus cannot be chosen',
  bonus_unfinished: 'A bonus is not turned over yet, and would be lost',
  captcha_incorrect: 'The captcha is not right',
  captcha_required: 'A captcha is needed',
  changed_elsewhere: 'It was changed meanwhile: please load it again',
  channel_closed: 'The channel takes no deposits now',
  confirmation_differs: 'The two passwords are not the same',
  content_length: 'The text is too short or too long',
  contract_ends_downlines: 'Accepting ends contracts of downlines with a higher rate',
  contract_rate_too_high: 'The rate is above the own one',
  contract_request_gone: 'The request has been answered or withdrawn',
  'customer.not.login': 'Nobody is signed in',
  deposit_over: 'The deposit is not open any more',
  device_key_refused: 'The device cannot sign in by its key',
  domain_not_available: 'This address of the site is not in use',
  email_taken: 'Another account uses this address',
  field_refused: 'A field is not as its rule has it',
  field_required: 'A field is missing',
  'function.not.available': 'This is not available',
  game_under_maintenance: 'The game is under maintenance',
  geetest_captcha_err: 'The check has not been passed',
  http_method_not_support: 'This call goes by another verb',
  identity_needed: 'The member has to prove the identity first',
  identity_refused: 'The proof of identity is not good',
  insufficient_balance: 'The balance does not reach',
  insufficient_points: 'The member has too few points',
  invitation_code_error: 'Invalid invitation code',
  ip_blocked: 'This address is blocked',
  item_sold_out: 'Too few pieces of the item are left',
  key_reused: 'The key belongs to another request',
  limit_choice_required: 'The member has to choose a limit of deposits first, or none',
  'login.not.session': 'Please sign in',
  login_blocked_by_closing: 'The account is closed',
  login_blocked_by_self_exclusion: 'The account is self-excluded',
  login_blocked_by_time_out: 'The member takes a time-out',
  login_verify_required: 'A second step is needed',
  member_only: 'This is for members',
  message_limit: 'The member has sent as many messages today as allowed',
  mobile_taken: 'There is an account with this number',
  need_true_account: 'A trial account cannot do this',
  not_found: 'There is no such thing here',
  password_change_required: 'The password has to be changed first',
  password_incorrect: 'The old password is not right',
  password_unchanged: 'The new password is the old one',
  payout_account_exists: 'The account has been added already',
  payout_account_held: 'The account is new: it can be used later',
  payout_accounts_full: 'There are as many accounts as allowed',
  picture_refused: 'The file is no picture that can be used',
  picture_too_large: 'The picture is too large',
  play_limit: 'The amount is above a limit of the member',
  promo_code_over: 'The time of the promo code is over',
  promo_code_unknown: 'There is no such promo code',
  promo_code_used: 'The member has used the promo code',
  promo_code_used_up: 'The promo code was used as often as allowed',
  reward_checked: 'The reward waits for a check of the operator',
  reward_conditions: 'The member does not meet the conditions of cash yet',
  reward_unplayed: 'Cash of rewards has to be staked before it can leave',
  proof_required: 'A proof of identity is needed',
  provider_unavailable: 'The payment provider does not answer',
  push_service_unknown: 'Notifications cannot be sent to this address',
  real_name_fixed: 'The real name is set: only the operator changes it',
  real_name_incorrect: 'The name is not that of the bank account',
  real_name_required: 'The real name is needed first',
  rebate_out_of_bounds: 'The rebate is above that of the agent or below that of a downline',
  redemption_incomplete: 'Password, address and mobile number are needed',
  redemption_incorrect: 'The information does not fit the item',
  referral_code_error: 'Invalid referral code',
  registration_refused: 'The data cannot be used for an account',
  region_restricted: 'The site is not open to your region',
  request_body_required: 'A body is needed',
  request_invalid: 'The request is not understood',
  request_too_large: 'The request is too large',
  seal_refused: 'The sealed body is refused',
  seal_required: 'The body has to be sealed',
  sign_in_link_over: 'The link is used, expired or unknown',
  system_busy: 'Something went wrong: please try again',
  system_maintenance: 'The site is under maintenance',
  token_ip_different: 'The session belongs to another address',
  too_many_deposits: 'There are as many open deposits as allowed',
  round_too_soon: 'The next round can begin a moment later',
  too_many_open_bets: 'There are as many open bets as allowed',
  too_many_pictures: 'There are as many pictures as allowed',
  transfer_above_day: 'The transfers of a day are limited',
  TOO_MANY_REQUEST: 'Too many attempts: please wait',
  'user.or.token.invalid': 'The session is not valid',
  username_taken: 'There is an account with this name',
  verification_code_expired: 'The code is not good any more',
  verification_code_incorrect: 'The code is not right',
  withdrawal_password_incorrect: 'The withdrawal password is not right',
  withdrawal_password_is_login: 'The withdrawal password must differ from the login password',
  withdrawal_password_locked: 'The withdrawal password is locked for a while',
  withdrawal_password_required: 'A withdrawal password is needed first',
  withdrawal_sum_used: 'The sum of the day does not allow this amount',
  withdrawal_times_used: 'There were as many withdrawals today as allowed',
  withdrawals_blocked: 'The withdrawals of this account are stopped',
  withdrawals_closed: 'Withdrawals are closed at this time',
  withdrawals_stopped: 'Withdrawals are stopped',
};

interface RefusalDetails {
  /** Replaces the explanation of the code. */
  readonly message?: string;
  /** The time until the client may try again, in seconds. */
  readonly retryAfterSeconds?: number;
  /** Data for the client, such as `{ captcha: true }`. */
  readonly value?: unknown;
}

/** The error that refuses a call. Refusals for reasons of business have status 200, as on the wire. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly value: unknown;
  readonly retryAfterSeconds: number | null;
  /** A text for the player, which only planned failures have. */
  words: string | null = null;

  constructor(status: number, code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? messages[code]);
    this.status = status;
    this.code = code;
    this.value = details.value ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  /** A refusal with any code and text, for failures that the operator has planned. */
  static planned(status: number, code: string, words: string | null): Refusal {
    return Object.assign(new Refusal(status, 'system_busy'), { code, words });
  }
}
