import type { Generated } from 'kysely';
import type { DevicePublicKey } from '#protocol/model/security/device-key.ts';
import type { LoginMethod, LoginOutcome } from '#protocol/model/security/login-record.ts';
import type { Json } from '../../json-column.ts';

/** Withdrawal passwords. `failures` counts wrong tries since the last right one. */
interface WithdrawalPasswordTable {
  member_id: string;
  password_hash: string;
  changed_at: number;
  failures: Generated<number>;
  locked_until: number | null;
}

/** Answers to security questions, hashed like passwords. */
interface SecurityAnswerTable {
  member_id: string;
  question_id: string;
  answer_hash: string;
}

/** Secrets of authenticator apps that are not confirmed yet. */
interface AuthenticatorSetupTable {
  member_id: string;
  /** Base32, encrypted like the secret of the member. */
  secret: string;
  expires_at: number;
}

/** Unused recovery codes of an authenticator app. A used one is deleted. */
interface RecoveryCodeTable {
  member_id: string;
  /** SHA-256 of the code, which has 50 random bits. */
  code_hash: string;
}

/** Attempts to sign in to an account. */
interface LoginRecordTable {
  id: string;
  member_id: string;
  at: number;
  method: LoginMethod;
  outcome: LoginOutcome;
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  user_agent: string;
}

/** Public keys of the devices that stay signed in. */
interface DeviceKeyTable {
  id: string;
  member_id: string;
  device_id: string;
  public_key: Json<DevicePublicKey>;
  created_at: number;
  used_at: number;
}

/** Keys that a break or a suspension has ended. */
interface EndedDeviceKeyTable {
  id: string;
  member_id: string;
  public_key: Json<DevicePublicKey>;
  ended_at: number;
}

/** Challenges that wait for a signature. */
interface DeviceChallengeTable {
  challenge_hash: string;
  key_id: string;
  expires_at: number;
}

/** The tables of logins, devices and proofs. */
export interface SecurityTables {
  authenticator_setup: AuthenticatorSetupTable;
  device_challenge: DeviceChallengeTable;
  device_key: DeviceKeyTable;
  ended_device_key: EndedDeviceKeyTable;
  login_record: LoginRecordTable;
  recovery_code: RecoveryCodeTable;
  security_answer: SecurityAnswerTable;
  withdrawal_password: WithdrawalPasswordTable;
}
