import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';

/** Everything that rewards need of the app. */
export interface RewardNeeds {
  send: Send;
  events: Events;
  now: () => number;
  cache: Cache;
  /** Null for a guest. */
  customerId(): string | null;
}
