import type { Generated } from 'kysely';
import type { AccountType } from '#protocol/model/member.ts';
import type { Json } from '../../json-column.ts';

export interface MemberTable {
  id: string;
  username: string;
  /** The username in lower case. Sign-in searches by it. */
  username_key: string;
  nickname: string;
  /** Country code and number, digits only. */
  mobile: string | null;
  email: string | null;
  real_name: string;
  password_hash: string;
  type: AccountType;
  level: string;
  /** Level of the club. Null without a club, and until the first level is known. */
  rank_id: string | null;
  club_name: string | null;
  club_type: string | null;
  upline_id: string | null;
  /** Rebate from the upline, in hundredths of a percent. */
  rebate_rate: Generated<number>;
  /** Since when the account is suspended, by the upline or the operator: `suspension` has who and why. Null: it may sign in. */
  suspended_at: Generated<number | null>;
  language: string | null;
  registered_at: number;
  first_time_login: boolean;
  password_expired: boolean;
  default_password: boolean;
  always_second_step: boolean;
  /**
   * Base32 secret of time-based one-time passwords (RFC 6238), encrypted with the purpose `authenticator` and the id of
   * the member.
   */
  totp_secret: string | null;
  /** The time at which the member switched the app on. From then on, every sign-in asks for it. */
  totp_enrolled_at: Generated<number | null>;
  /** Code that new members enter when this member has invited them. */
  referral_code: string | null;
  referrer_id: string | null;
  mobile_verified_at: Generated<number | null>;
  email_verified_at: Generated<number | null>;
  /** Number of a drawing, or `upload:` and the id of an uploaded picture. */
  avatar: Generated<string | null>;
  /** Changes with every change of the profile, so that no tab overwrites the change of another. */
  version: Generated<number>;
  /** Starting a game moves the balance to the wallet of its vendor, where vendors have wallets. */
  moves_to_games: Generated<boolean>;
  /** The time at which the member first chose a limit of deposits, or none. Null before. */
  limit_chosen_at: Generated<number | null>;
  /** Nothing advertises to the member before this time. */
  no_publicity_before: Generated<number | null>;
  /** The last reminder to look at the limits and the account. Null before the first one. */
  review_reminded_at: Generated<number | null>;
  /** Fields of the registration form that have no column, by field name. */
  profile: Json<Record<string, string>>;
}

/** All agents above each member. `depth` is 1 for the upline. Uplines never change. */
export interface MemberAncestorTable {
  ancestor_id: string;
  member_id: string;
  depth: number;
}

export interface SessionTable {
  /** SHA-256 of the token, in hex. The token itself is not stored. */
  token_hash: string;
  member_id: string;
  created_at: number;
  seen_at: number;
  /** The session may only change the password and sign out. */
  must_change_password: Generated<boolean>;
  /** The device that signed in. Null in sessions from before device records existed. */
  device_id: string | null;
  /** Key of the network of the sign-in. Null in sessions from before it was kept. */
  network: string | null;
}

/** Links that sign in once. A used one is deleted. */
export interface SignInLinkTable {
  /** SHA-256 of the token, in hex. */
  token_hash: string;
  member_id: string;
  expires_at: number;
}

/** Counters of attempts. */
export interface AttemptTable {
  /** The counted action and its subject, such as `register 192.0.2.1`. */
  key: string;
  count: number;
  expires_at: number;
}

export interface CaptchaTable {
  id_hash: string;
  text: string;
  made_at: number;
  expires_at: number;
}

export interface OneTimeCodeTable {
  purpose: string;
  /** Hash of the device cookie of the browser that requested the code, and its network. */
  device: string;
  network: string;
  /** A mobile number, an e-mail address, or the id of a member. */
  recipient: string;
  code_hash: string;
  tries_left: number;
  expires_at: number;
}

/** Passwords that were sent by e-mail. They work beside the member's own password. */
export interface TemporaryPasswordTable {
  member_id: string;
  password_hash: string;
  expires_at: number;
}

/** Networks that a member has signed in from. */
export interface KnownNetworkTable {
  member_id: string;
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  seen_at: number;
}

/** Accounts at identity providers that are linked to a member. */
export interface SocialIdentityTable {
  provider: string;
  /** Id of the person at the provider. */
  subject: string;
  member_id: string;
}

/** Idempotency keys of registration forms. */
export interface RegistrationTable {
  /** SHA-256 of the idempotency key and the whole form. The key is a secret, so the hash reveals no password. */
  request_hash: string;
  /** SHA-256 of the idempotency key. */
  key_hash: string;
  member_id: string;
  created_at: number;
}

export interface DeviceTable {
  id: string;
  /** SHA-256 of the secret in the cookie of the browser. */
  secret_hash: string;
  member_id: string;
  created_at: number;
  seen_at: number;
  /** IPv4 address or IPv6 /64 network of the last sign-in. */
  network: string;
  user_agent: string;
}

/** Completed first steps of sign-ins that need a second step. */
export interface SecondStepTable {
  member_id: string;
  device: string;
  network: string;
  expires_at: number;
  /** The first step was the password, which the second one repeats. */
  by_password: Generated<boolean>;
}
