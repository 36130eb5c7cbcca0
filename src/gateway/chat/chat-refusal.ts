/** Reasons for which the chat refuses something. */
export type ChatReason =
  /** The request is not understood. */
  | 'request_invalid'
  /** The ticket is unknown, used or too old. */
  | 'ticket_used'
  /** The session of the member has ended. */
  | 'session_over'
  /** The site is closed, or the chat is off. */
  | 'closed'
  /** There is no such room or message for the member. */
  | 'not_found'
  | 'empty'
  | 'too_long'
  /** The text has a link to another site. */
  | 'link'
  /** The operator has muted the member. `until` is its end. */
  | 'muted'
  /** The room has a pause between messages. `seconds` are left. */
  | 'slow'
  /** Too many at once. `seconds` are left. */
  | 'too_many';

interface Details {
  /** Epoch milliseconds. */
  readonly until?: number;
  readonly seconds?: number;
}

/** The error that refuses a call of the chat. */
export class ChatRefusal extends Error {
  override readonly name = 'ChatRefusal';
  readonly reason: ChatReason;
  readonly details: Details;

  constructor(reason: ChatReason, details: Details = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}
