import { setTimeout as sleep } from 'node:timers/promises';
import { hashToken } from '../hash-token.ts';
import type { Services } from '../services.ts';
import type { Sql } from '../store/database.ts';
import { Refusal } from './refusal.ts';

/** A call with an idempotency key of a member. */
export interface KeyedCall {
  readonly memberId: string;
  readonly key: string;
  /** Path and request: a key belongs to one of them. */
  readonly path: string;
  readonly request: unknown;
}

/** A repeated call gets the first answer for this long, in milliseconds. */
const answerLifeMs = 24 * 3_600_000;
/** A call without an answer after this time has ended with its gateway, in milliseconds. */
const lostAfterMs = 3 * 60_000;
/** How long a repeated call waits for the first one, and how often it looks, in milliseconds. */
const patienceMs = 10_000;
const pollMs = 100;

const isKey = (key: string): boolean => /^[\w-]{16,100}$/.test(key);

function rowOf({ memberId, key, path, request }: KeyedCall) {
  const keyHash = hashToken(key);
  const requestHash = hashToken(JSON.stringify([key, path, request]));
  return { member_id: memberId, key_hash: keyHash, request_hash: requestHash };
}

type Row = ReturnType<typeof rowOf>;

function find(sql: Sql, { member_id: memberId, key_hash: keyHash }: Row) {
  return sql
    .selectFrom('keyed_answer')
    .select(['request_hash', 'answer', 'started_at'])
    .where('member_id', '=', memberId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

function forget(sql: Sql, { member_id: memberId, key_hash: keyHash }: Row) {
  return sql
    .deleteFrom('keyed_answer')
    .where('member_id', '=', memberId)
    .where('key_hash', '=', keyHash)
    .execute();
}

/** Takes a key for this call. False when another call has it. */
async function claim({ sql, clock }: Pick<Services, 'sql' | 'clock'>, row: Row): Promise<boolean> {
  const taken = await sql
    .insertInto('keyed_answer')
    .values({ ...row, answer: null, started_at: clock.now() })
    .onConflict((on) => on.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The encrypted answer of the call that has the key. Null when that call was refused, or ended with its gateway. */
async function otherAnswer(
  { sql, clock }: Pick<Services, 'sql' | 'clock'>,
  row: Row,
): Promise<string | null> {
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const other = await find(sql, row);
    if (!other) return null;
    if (other.request_hash !== row.request_hash) throw new Refusal(400, 'request_invalid');
    if (other.answer !== null) return other.answer;
    if (clock.now() - other.started_at > lostAfterMs) {
      await forget(sql, row);
      return null;
    }
    await sleep(pollMs);
  }
  throw new Refusal(503, 'system_busy');
}

/**
 * Runs a call once for its idempotency key. A repeated call gets the first answer, also one that was lost on the way; after
 * a refusal it runs again. Refusal `request_invalid` for a key of another request.
 */
export async function answerOnce<Reply>(
  services: Pick<Services, 'sql' | 'vault' | 'clock'>,
  call: KeyedCall,
  run: () => Promise<Reply> | Reply,
): Promise<Reply> {
  const { sql, vault } = services;
  if (!isKey(call.key)) throw new Refusal(400, 'request_invalid');
  const row = rowOf(call);
  while (!(await claim(services, row))) {
    const answer = await otherAnswer(services, row);
    if (answer !== null) return JSON.parse(vault.decrypt('keyedAnswer', row.key_hash, answer));
  }
  try {
    const reply = await run();
    const answer = vault.encrypt('keyedAnswer', row.key_hash, JSON.stringify(reply ?? null));
    await sql
      .updateTable('keyed_answer')
      .set({ answer })
      .where('member_id', '=', row.member_id)
      .where('key_hash', '=', row.key_hash)
      .execute();
    return reply;
  } catch (error) {
    await forget(sql, row);
    throw error;
  }
}

/** Deletes the answers that are no longer repeated. */
export async function purgeKeyedAnswers(sql: Sql, now: number): Promise<void> {
  await sql
    .deleteFrom('keyed_answer')
    .where('started_at', '<', now - answerLifeMs)
    .execute();
}
