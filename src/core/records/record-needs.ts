import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { Events } from '../events.ts';

/** Everything that the records need of the app. */
export interface RecordNeeds {
  send: Send;
  cache: Cache;
  platform: Pick<Platform, 'fetch' | 'origin' | 'online'>;
  customerId(): string | null;
  events: Events;
  now(): number;
}
