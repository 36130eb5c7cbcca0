import type { Language } from '#protocol/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';

/** Everything that promotions need of the app. */
export interface PromotionNeeds {
  send: Send;
  cache: Cache;
  events: Events;
  customerId(): string | null;
  language(): Language;
  now(): number;
}
