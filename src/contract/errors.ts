/**
 * The codes a gateway refuses with, as far as they are known. Screens choose words by code;
 * a code that is not here is shown by the gateway's own message.
 */
export const errorCodes = [
  'account_or_password_incorrect',
  'captcha_incorrect',
  'captcha_required',
  'contract_ends_downlines',
  'contract_request_gone',
  'customer.not.login',
  'function.not.available',
  'game_under_maintenance',
  'http_method_not_support',
  'insufficient_balance',
  'ip_blocked',
  'login.not.session',
  'login_blocked_by_self_exclusion',
  'login_verify_required',
  'member_only',
  'need_true_account',
  'not_found',
  'region_restricted',
  'request_body_required',
  'request_invalid',
  'request_too_large',
  'seal_refused',
  'seal_required',
  'system_busy',
  'system_maintenance',
  'token_ip_different',
  'TOO_MANY_REQUEST',
  'user.or.token.invalid',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

/** Codes and messages after which the session is over, whatever the HTTP status. */
const sessionEnders: ReadonlySet<string> = new Set([
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'CUSTOMER_NOT_LOGIN',
]);

export function isErrorCode(code: string): code is ErrorCode {
  return known.has(code);
}

/** Whether an answer's code or message says that nobody is signed in any more. */
export function endsSession(code: string | null, message: string | null): boolean {
  return sessionEnders.has(code ?? '') || sessionEnders.has(message ?? '');
}

/** Throttling answers are not shown to the player. Gateways append details to the code. */
export function isThrottled(code: string | null): boolean {
  return code?.startsWith('TOO_MANY_REQUEST') ?? false;
}
