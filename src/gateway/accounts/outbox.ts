import { v7 as uuid } from 'uuid';
import { mobileDigits } from '#contract/mobile-number.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../store/database.ts';

/** What is sent to somebody outside. */
export interface Message {
  readonly channel: 'sms' | 'email';
  /** A mobile number in digits, or an e-mail address. */
  readonly to: string;
  readonly text: string;
  /** What the reader is to type in. */
  readonly code: string;
}

export interface Outbox {
  send(message: Message): Promise<void>;
}

/** How a receiver is written in the outbox: a number with its plus, an address in small letters. */
export function receiver(to: string): string {
  return to.includes('@') ? to.trim().toLowerCase() : `+${mobileDigits(to)}`;
}

/** Keeps what a gateway with lines to the outside would send: the operator's console shows it. */
export function createOutbox(sql: Sql, clock: Clock): Outbox {
  return {
    async send({ channel, to, text, code }) {
      const row = { id: uuid(), recipient: receiver(to), channel, code, text };
      await sql
        .insertInto('outbox')
        .values({ ...row, sent_at: clock.now() })
        .execute();
    },
  };
}
