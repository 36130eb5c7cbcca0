import type { CallName } from './sample-requests.ts';
import type { TestStore } from './test-store.ts';

/** Ways in that too many wrong tries lock, each with the refusal of the calls that need it, as status and code. */
const refusals = {
  signIn: '429 TOO_MANY_REQUEST',
  secondStep: '429 TOO_MANY_REQUEST',
  sentCodes: '429 TOO_MANY_REQUEST',
  loginPassword: '429 TOO_MANY_REQUEST',
  withdrawalPassword: '200 withdrawal_password_locked',
  appCodes: '429 TOO_MANY_REQUEST',
  answers: '429 TOO_MANY_REQUEST',
  promoCodes: '429 TOO_MANY_REQUEST',
} as const;

/** A way in that wrong tries lock. */
export type Lock = keyof typeof refusals;

/** The network of the calls of tests. */
const network = '192.0.2.1';

/** An attempt counter for each row of a query of keys, above all limits. `$1` is the time at which it ends. */
const count = (keys: string) => `insert into attempt (key, count, expires_at)
  select key, 1000, $1::int8 from (${keys}) as locked
  on conflict (key) do update set count = 1000, expires_at = excluded.expires_at`;

/** SQL that locks a way in of all accounts, as wrong tries up to the limit do. `$1` is the time at which the lock ends. */
const statements: Readonly<Record<Lock, string>> = {
  signIn: count(`select 'sign-in ' || id || ' ${network}' as key from member`),
  secondStep: count(`select 'second-step ' || id || ' ${network}' as key from member`),
  sentCodes: count(
    `select distinct 'wrong codes ' || purpose || ' ' || recipient as key from one_time_code`,
  ),
  loginPassword: count(`select 'old password ' || id as key from member`),
  withdrawalPassword: 'update withdrawal_password set failures = 5, locked_until = $1::int8',
  appCodes: count(`select 'authenticator setup ' || id as key from member`),
  answers: count(`select 'security answers ' || id as key from member`),
  promoCodes: count(`select 'promo-code ' || id as key from member`),
};

const ends = [
  'delete from attempt',
  'update withdrawal_password set failures = 0, locked_until = null',
];

/** The locks that refuse the sample of a call. All other calls go on under every lock. */
const locksOfCalls: { readonly [N in CallName]?: readonly Lock[] } = {
  addPayoutAccount: ['withdrawalPassword'],
  askDataCopy: ['loginPassword'],
  askToReturn: ['signIn'],
  beginAuthenticator: ['loginPassword'],
  beginExclusion: ['loginPassword'],
  changePassword: ['loginPassword'],
  changeSecurityQuestions: ['answers'],
  changeWithdrawalPassword: ['withdrawalPassword'],
  confirmAuthenticator: ['appCodes'],
  convertPoint: ['withdrawalPassword'],
  lengthenExclusion: ['signIn'],
  redeemPointReward: ['withdrawalPassword'],
  redeemPromoCode: ['promoCodes'],
  register: ['sentCodes'],
  registerByMobile: ['sentCodes'],
  removeAuthenticator: ['loginPassword', 'appCodes'],
  removePayoutAccount: ['withdrawalPassword'],
  renewRecoveryCodes: ['loginPassword', 'appCodes'],
  resetPasswordByMobile: ['sentCodes'],
  resetWithdrawalPassword: ['sentCodes'],
  sendSignInCode: ['signIn'],
  setEmail: ['sentCodes', 'withdrawalPassword'],
  setMobile: ['sentCodes', 'withdrawalPassword'],
  setSecurityQuestions: ['loginPassword'],
  setWithdrawalPassword: ['loginPassword'],
  signIn: ['signIn'],
  transferToDownline: ['withdrawalPassword'],
  transferToDownlines: ['withdrawalPassword'],
  transferToUpline: ['withdrawalPassword'],
  verifySignIn: ['signIn', 'secondStep'],
  withdraw: ['withdrawalPassword'],
};

/** All ways in that wrong tries lock. */
export const locks = Object.keys(refusals) as Lock[];

/** The refusal of a call under a lock, as status and code. Null: it goes on. */
export function refusalUnder(name: CallName, lock: Lock): string | null {
  return locksOfCalls[name]?.includes(lock) === true ? refusals[lock] : null;
}

/** Locks ways in of all accounts of a store until a time in epoch milliseconds, and no others. */
export async function lockAll({ engine }: TestStore, locked: readonly Lock[], until: number) {
  for (const statement of ends) await engine.query(statement, []);
  for (const lock of locked) await engine.query(statements[lock], [until]);
}
