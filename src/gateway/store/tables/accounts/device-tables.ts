import type { DevicePublicKey } from '#protocol/model/security/device-key.ts';
import type { LoginMethod, LoginOutcome } from '#protocol/model/security/login-record.ts';
import type { Json } from '../../json-column.ts';

/** Attempts to sign in to an account. */
export interface LoginRecordTable {
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
export interface DeviceKeyTable {
  id: string;
  member_id: string;
  device_id: string;
  public_key: Json<DevicePublicKey>;
  created_at: number;
  used_at: number;
}

/** Challenges that wait for a signature. */
export interface DeviceChallengeTable {
  challenge_hash: string;
  key_id: string;
  expires_at: number;
}
