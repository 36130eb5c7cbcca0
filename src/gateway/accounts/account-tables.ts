export interface AttemptTable {
  /** What is counted, and of whom. */
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
  /** A mobile number, an e-mail address, or a member's id. */
  recipient: string;
  code_hash: string;
  tries_left: number;
  expires_at: number;
}

export interface TemporaryPasswordTable {
  member_id: string;
  password_hash: string;
  expires_at: number;
}

export interface KnownNetworkTable {
  member_id: string;
  /** An address, or the network of an IPv6 address. */
  network: string;
  seen_at: number;
}

export interface SocialIdentityTable {
  provider: string;
  /** Who that is at the provider. */
  subject: string;
  member_id: string;
}

export interface RegistrationTable {
  /** SHA-256 of the key that a form is sent with, however often it is sent. */
  key_hash: string;
  member_id: string;
  created_at: number;
}
