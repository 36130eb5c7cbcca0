import type { Announcements } from '../announcements/announcements.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Messages } from '../messages/messages.ts';
import type { Events } from '../events.ts';

/** Everything that the messages of the member need of the app. */
export interface InboxNeeds {
  send: Send;
  cache: Cache;
  events: Events;
  customerId(): string | null;
  now(): number;
  platform: { readonly crypto: Crypto | null };
  /** The number of unread messages. */
  messages: Pick<Messages, 'load'>;
  announcements: Pick<Announcements, 'load'>;
}
