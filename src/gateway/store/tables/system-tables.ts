import type { Json } from '../json-column.ts';

/** Settings of the gateway by name: `operator` is the operator's settings, `demo` marks a store with content and counts its changes, `seed` names the seed that it began with. */
export interface SettingTable {
  name: string;
  value: Json<unknown>;
}

/** Operators of the console. Rows stay: the audit names them. */
export interface ConsoleOperatorTable {
  id: string;
  name: string;
  /** The name in lower case, which is unique. */
  name_key: string;
  role: 'owner' | 'cashier' | 'support' | 'content' | 'viewer';
  /** SHA-256 of the token. */
  token_hash: string;
  created_at: number;
  /** Null while the operator may work. */
  disabled_at: number | null;
}

/** Countries with their dial codes, in the order of the list. */
export interface CountryTable {
  /** ISO 3166-1 alpha-2. */
  code: string;
  dial_code: string;
  sort: number;
}

/** Messages that a connected gateway would send by SMS or e-mail. */
export interface OutboxTable {
  id: string;
  recipient: string;
  channel: 'sms' | 'email';
  code: string | null;
  text: string;
  sent_at: number;
}

/** A gateway on the store, its release, and when it has last noted itself, in epoch milliseconds. */
export interface HeartbeatTable {
  /** The machine, the number of its process, and a random part. */
  gateway: string;
  at: number;
  /** The last migration that it knows. Null for a gateway that does not note its release yet. */
  migration: string | null;
  /** Release and build. */
  version: string | null;
}

/** A line of a journal. Lines of one journal are numbered from 1, without a gap. */
export interface JournalLineTable {
  journal: string;
  nth: number;
  text: string;
}

/** Notes of operators about members, which members do not see. */
export interface MemberNoteTable {
  id: string;
  member_id: string;
  text: string;
  /** The name of the operator. */
  operator: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Grants of operators for the private facts of single members. An operator has one for a member at most. */
export interface PrivateAccessTable {
  id: string;
  member_id: string;
  /** The name of the operator. */
  operator: string;
  reason: string;
  granted_at: number;
  /** From this time on the facts are masked again. */
  ends_at: number;
  /** The first look at the facts. */
  looked_at: number | null;
}

/** The answers of calls with an idempotency key. */
export interface KeyedAnswerTable {
  member_id: string;
  /** SHA-256 of the key. */
  key_hash: string;
  /** SHA-256 of the key, the path and the request. The key is a secret, so the hash reveals no password. */
  request_hash: string;
  /** The answer as JSON, encrypted with the purpose `keyedAnswer` and the hash of the key. Null while the call runs. */
  answer: string | null;
  started_at: number;
}

/** Shows which key has encrypted the values of the store. */
export interface StoreKeyTable {
  /** Always `current`: the store has one key. */
  slot: string;
  /** A known text that the key has encrypted. */
  proof: string;
}

/** The key pair that sealed bodies are encrypted for. */
export interface SealKeyTable {
  /** Always `current`: the store has one key. */
  slot: string;
  kid: string;
  /** Encrypted, with the purpose `sealKey` and the `kid`. */
  private_jwk: Json<string>;
}

/** Digests of sealed bodies that were opened, so that none is opened twice. */
export interface SealSeenTable {
  digest: string;
  expires_at: number;
}
