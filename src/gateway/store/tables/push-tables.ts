import type { Generated } from 'kysely';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';
import type { PushKind } from '#protocol/vocabulary/push-kind.ts';

/** The key pair that signs notifications, the same on all gateways. */
interface PushKeyTable {
  /** Always `current`: the store has one key. */
  slot: string;
  public_key: string;
  /** Encrypted, with the purpose `pushKey` and the public key. */
  private_key: string;
}

/** Browsers that get notifications. The kinds are columns. */
interface PushSubscriptionTable extends Record<PushKind, boolean> {
  id: string;
  /** SHA-256 of the endpoint, in hex. */
  endpoint_hash: string;
  member_id: string;
  /** The session that chose them. */
  session_hash: string;
  /** The device of that session: a later session of it ends them too. Null where sessions have none. */
  device_id: string | null;
  /** Endpoint and keys as JSON, encrypted with the purpose `push` and the hash of the endpoint. */
  address: string;
  /** Minutes since midnight by the clock of the device. Both are null without quiet hours. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Name of the zone, such as `Asia/Manila`. */
  time_zone: string;
  created_at: number;
}

/** Notifications that are not delivered yet. A delivered one is deleted. */
interface PushMessageTable {
  id: string;
  event_id: string;
  subscription_id: string;
  event: EventKind;
  kind: PushKind;
  page: string;
  /** Time of the event. */
  at: number;
  due_at: number;
  /** A gateway sends it until then. Null while nobody does. */
  taken_until: Generated<number | null>;
  /** Failed tries. */
  tries: Generated<number>;
}

/** The tables of notifications by name. */
export interface PushTables {
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  push_message: PushMessageTable;
}
