import type { Json } from '../json-column.ts';

/** Settings of the gateway by name: `operator` is the operator's settings, `demo` marks a store with content and counts its changes, `seed` names the seed that it began with. */
export interface SettingTable {
  name: string;
  value: Json<unknown>;
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
