import { fallback, maxLength, optional, picklist, pipe, string } from 'valibot';

/** Search parameters of messages. Without any, the page shows the inbox. */
export const messagesSearch = {
  messages: fallback(optional(picklist(['sent', 'notices', 'write'])), undefined),
  /** The message that is open; with `write`, the one that is answered. */
  message: fallback(optional(pipe(string(), maxLength(60))), undefined),
};
