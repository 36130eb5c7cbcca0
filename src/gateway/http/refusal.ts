import type { ErrorCode } from '#contract/errors.ts';

/** English message of each code, for developers. Screens have their own texts by code. */
const messages: Readonly<Record<ErrorCode, string>> = {
  account_or_password_incorrect: 'The account or the password is not right',
  account_unknown: 'There is no account for this sign-in yet',
  agent_only: 'This is for agents',
  captcha_incorrect: 'The captcha is not right',
  captcha_required: 'A captcha is needed',
  confirmation_differs: 'The two passwords are not the same',
  contract_ends_downlines: 'Accepting ends contracts of downlines with a higher rate',
  contract_request_gone: 'The request has been answered or withdrawn',
  'customer.not.login': 'Nobody is signed in',
  domain_not_available: 'This address of the site is not in use',
  field_refused: 'A field is not as its rule has it',
  field_required: 'A field is missing',
  'function.not.available': 'This is not available',
  game_under_maintenance: 'The game is under maintenance',
  geetest_captcha_err: 'The check has not been passed',
  http_method_not_support: 'This call goes by another verb',
  identity_refused: 'The proof of identity is not good',
  insufficient_balance: 'The balance does not reach',
  invitation_code_error: 'Invalid invitation code',
  ip_blocked: 'This address is blocked',
  'login.not.session': 'Please sign in',
  login_blocked_by_self_exclusion: 'The account is self-excluded',
  login_verify_required: 'A second step is needed',
  member_only: 'This is for members',
  mobile_taken: 'There is an account with this number',
  need_true_account: 'A trial account cannot do this',
  not_found: 'There is no such thing here',
  password_change_required: 'The password has to be changed first',
  password_incorrect: 'The old password is not right',
  password_unchanged: 'The new password is the old one',
  real_name_incorrect: 'The name is not that of the bank account',
  referral_code_error: 'Invalid referral code',
  region_restricted: 'The site is not open to your region',
  request_body_required: 'A body is needed',
  request_invalid: 'The request is not understood',
  request_too_large: 'The request is too large',
  seal_refused: 'The sealed body is refused',
  seal_required: 'The body has to be sealed',
  system_busy: 'Something went wrong: please try again',
  system_maintenance: 'The site is under maintenance',
  token_ip_different: 'The session belongs to another address',
  TOO_MANY_REQUEST: 'Too many attempts: please wait',
  'user.or.token.invalid': 'The session is not valid',
  username_taken: 'There is an account with this name',
  verification_code_expired: 'The code is not good any more',
  verification_code_incorrect: 'The code is not right',
};

interface RefusalDetails {
  /** Replaces the message of the code. */
  readonly message?: string;
  /** Data for the client, such as `{ captcha: true }`. */
  readonly value?: unknown;
}

/** The error that refuses a call. Refusals for reasons of business have status 200, as on the wire. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly value: unknown;

  constructor(status: number, code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? messages[code]);
    this.status = status;
    this.code = code;
    this.value = details.value ?? null;
  }

  /** A refusal with any code, for failures that the operator has planned. */
  static withAnyCode(status: number, code: string): Refusal {
    return Object.assign(new Refusal(status, 'system_busy'), { code });
  }
}
