import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import type { SessionKeys } from '../storage/session-keys.ts';

/** Everything that feedback needs of the app. */
export interface FeedbackNeeds {
  send: Send;
  cache: Cache;
  events: Events;
  keys: Pick<SessionKeys, 'read' | 'write'>;
  customerId(): string | null;
  now(): number;
}
