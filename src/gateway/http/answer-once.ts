import { setTimeout as sleep } from 'node:timers/promises';
import { hashToken } from '../hash-token.ts';
import type { Sql } from '../store/database.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './request-context.ts';

/** A call with an idempotency key of a member. */
interface KeyedCall {
  readonly memberId: string;
  readonly key: string;
  /** Path and request: a key belongs to one of them. */
  readonly path: string;
  readonly request: unknown;
}

/** A repeated call gets the first answer for this long, in milliseconds. */
const answerLifeMs = 24 * 3_600_000;
/** A call that runs says so this often, in milliseconds. */
const beatMs = 30_000;
/** A call that has said nothing for this long has ended with its gateway, in milliseconds. */
const lostAfterMs = 3 * 60_000;
/** The time that a repeated call waits for the first one, and the time between two looks, in milliseconds. */
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

/** Forgets a call that has no answer since its last sign of life. */
function forget(sql: Sql, { member_id: memberId, key_hash: keyHash }: Row, seenAt: number) {
  return sql
    .deleteFrom('keyed_answer')
    .where('member_id', '=', memberId)
    .where('key_hash', '=', keyHash)
    .where('answer', 'is', null)
    .where('started_at', '=', seenAt)
    .execute();
}

/** The hold of a running call on its key. */
interface Hold {
  /** Stores the answer, or forgets the call. A call that was taken for lost does neither. */
  end(answer: string | null): Promise<void>;
}

/**
 * Takes a key for this call. Null when another call has it. Until its end the call says that it runs, so that a repeated one
 * waits however long it takes.
 */
async function claim(
  { sql, clock }: Pick<Services, 'sql' | 'clock'>,
  row: Row,
): Promise<Hold | null> {
  let seenAt = clock.now();
  const taken = await sql
    .insertInto('keyed_answer')
    .values({ ...row, answer: null, started_at: seenAt })
    .onConflict((on) => on.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  if (taken === undefined) return null;

  async function set(values: { answer: string } | { started_at: number }): Promise<void> {
    const changed = await sql
      .updateTable('keyed_answer')
      .set(values)
      .where('member_id', '=', row.member_id)
      .where('key_hash', '=', row.key_hash)
      .where('started_at', '=', seenAt)
      .returning('started_at')
      .executeTakeFirst();
    if (changed) seenAt = changed.started_at;
  }

  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating.then(() => set({ started_at: clock.now() })).catch(() => undefined);
  }, beatMs);
  return {
    async end(answer) {
      clearInterval(timer);
      await beating;
      await (answer === null ? forget(sql, row, seenAt) : set({ answer }));
    },
  };
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
      await forget(sql, row, other.started_at);
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
  const { vault } = services;
  if (!isKey(call.key)) throw new Refusal(400, 'request_invalid');
  const row = rowOf(call);
  let hold = await claim(services, row);
  while (hold === null) {
    const answer = await otherAnswer(services, row);
    if (answer !== null) return JSON.parse(vault.decrypt('keyedAnswer', row.key_hash, answer));
    hold = await claim(services, row);
  }
  try {
    const reply = await run();
    await hold.end(vault.encrypt('keyedAnswer', row.key_hash, JSON.stringify(reply ?? null)));
    return reply;
  } catch (error) {
    await hold.end(null);
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
