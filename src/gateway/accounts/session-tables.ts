import type { JWK } from 'jose';
import type { Generated } from 'kysely';
import type { AccountType } from '#contract/model/member.ts';
import type { Json } from '../store/json-column.ts';

export interface SettingTable {
  name: string;
  value: Json<unknown>;
}

export interface SealKeyTable {
  /** Always `current`: the key that bodies are sealed with. */
  slot: string;
  kid: string;
  private_jwk: Json<JWK>;
}

export interface SealSeenTable {
  digest: string;
  expires_at: number;
}

export interface MemberTable {
  id: string;
  username: string;
  /** The name in small letters: what signing in looks for. */
  username_key: string;
  nickname: string;
  /** Country code and number, digits only. */
  mobile: string | null;
  email: string | null;
  real_name: string;
  password_hash: string;
  type: AccountType;
  level: string;
  club_name: string | null;
  club_type: string | null;
  upline_id: string | null;
  language: string | null;
  registered_at: number;
  first_time_login: boolean;
  password_expired: boolean;
  default_password: boolean;
  always_second_step: boolean;
  /** Base32, for one-time passwords by the clock (RFC 6238). */
  totp_secret: string | null;
  /** What newcomers name when this member has invited them. */
  referral_code: string | null;
  referrer_id: string | null;
  self_excluded: Generated<boolean>;
  /** What else the member has told when registering, by field. */
  profile: Json<Record<string, string>>;
}

export interface SessionTable {
  /** SHA-256 of the token, in hex: the token itself is kept nowhere. */
  token_hash: string;
  member_id: string;
  created_at: number;
  seen_at: number;
  /** Good for changing the password and signing out only. */
  must_change_password: Generated<boolean>;
}

export interface OutboxTable {
  id: string;
  recipient: string;
  channel: 'sms' | 'email';
  code: string | null;
  text: string;
  sent_at: number;
}
