import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import { mobileDigits } from '#protocol/mobile-number.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../store/database.ts';

/** A message to a person by SMS or e-mail. */
export interface OutboxMessage {
  readonly channel: 'sms' | 'email';
  /** A mobile number in digits, or an e-mail address. */
  readonly to: string;
  readonly text: string;
  /** The code or password that the text contains. */
  readonly code?: string;
}

/** A message in the outbox. `at` in epoch milliseconds. */
interface SentMessage {
  readonly to: string;
  readonly channel: 'sms' | 'email';
  readonly code?: string;
  readonly text: string;
  readonly at: number;
}

export interface Outbox {
  send(message: OutboxMessage): Promise<void>;
  /**
   * The last 200 messages, newest first: all, or those to one mobile number or address. Codes and passwords are left out
   * ten minutes after they were sent.
   */
  list(to?: string): Promise<readonly SentMessage[]>;
}

/** A recipient as the outbox stores it: `+` and digits, or an address in lower case. */
function recipientKey(to: string): string {
  return to.includes('@') ? to.trim().toLowerCase() : `+${mobileDigits(to)}`;
}

/** Adds a message to the outbox, also within a transaction. */
export async function addToOutbox(
  sql: Sql,
  { channel, to, text, code }: OutboxMessage,
  now: number,
): Promise<void> {
  await sql
    .insertInto('outbox')
    .values({
      id: uuid(),
      recipient: recipientKey(to),
      channel,
      code: code ?? null,
      text,
      sent_at: now,
    })
    .execute();
}

/** Codes and passwords are readable for this long. In milliseconds. */
const codeLifeMs = 10 * 60_000;
/** Messages are kept for a day. In milliseconds. */
const messageLifeMs = 24 * 3_600_000;

/** Stands for a code that is not readable any more. */
const fadedCode = '••••••';

/** Deletes old messages, and the codes of the others that are not readable any more. `now` in epoch milliseconds. */
export async function purgeOutbox(sql: Sql, now: number): Promise<void> {
  await sql
    .updateTable('outbox')
    .set({ text: raw<string>`replace(text, code, ${fadedCode})`, code: null })
    .where('code', 'is not', null)
    .where('code', '<>', '')
    .where('sent_at', '<=', now - codeLifeMs)
    .execute();
  await sql
    .deleteFrom('outbox')
    .where('sent_at', '<', now - messageLifeMs)
    .execute();
}

/** Stores messages in place of sending them. The operator's console shows them. */
export function createOutbox(sql: Sql, clock: Clock): Outbox {
  return {
    send: (message) => addToOutbox(sql, message, clock.now()),
    async list(to) {
      const rows = await sql
        .selectFrom('outbox')
        .select(['recipient as to', 'channel', 'code', 'text', 'sent_at as at'])
        .$if(to !== undefined, (all) => all.where('recipient', '=', recipientKey(to ?? '')))
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(200)
        .execute();
      const isFaded = ({ at }: { readonly at: number }) => at <= clock.now() - codeLifeMs;
      return rows.map(({ code, text, ...row }) => {
        if (code === null || code === '') return { ...row, text };
        return isFaded(row)
          ? { ...row, text: text.replaceAll(code, fadedCode) }
          : { ...row, text, code };
      });
    },
  };
}
