import type { Generated } from 'kysely';

/** Withdrawal passwords. `failures` counts wrong tries since the last right one. */
export interface WithdrawalPasswordTable {
  member_id: string;
  password_hash: string;
  changed_at: number;
  failures: Generated<number>;
  locked_until: number | null;
}

/** Answers to security questions, hashed like passwords. */
export interface SecurityAnswerTable {
  member_id: string;
  question_id: string;
  answer_hash: string;
}

/** Secrets of authenticator apps that are not confirmed yet. */
export interface AuthenticatorSetupTable {
  member_id: string;
  /** Base32, encrypted like the secret of the member. */
  secret: string;
  expires_at: number;
}

/** Unused recovery codes of an authenticator app. A used one is deleted. */
export interface RecoveryCodeTable {
  member_id: string;
  /** SHA-256 of the code, which has 50 random bits. */
  code_hash: string;
}
