import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import type { RequestKeyNeeds } from './request-key.ts';

/** Everything that the cashier needs of the app. */
export interface CashierNeeds extends RequestKeyNeeds {
  send: Send;
  cache: Cache;
  events: Events;
  platform: RequestKeyNeeds['platform'] & { visible(): boolean };
}
