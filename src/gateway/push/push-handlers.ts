import { v7 as uuid } from 'uuid';
import * as calls from '#protocol/calls/contact/push.ts';
import { pushKinds } from '#protocol/vocabulary/push-kind.ts';
import { hashToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { handle } from '../http/request-context.ts';
import type { Sql } from '../store/database.ts';
import { isTimeZone } from './quiet-until.ts';

const perMember = { max: 60, windowMs: 10 * 60_000 };
/** Browsers of a member. A further one ends the notifications of the oldest. */
const mostBrowsers = 20;
const usualZone = 'Asia/Manila';

export const getPush = handle(calls.getPush, async ({ fingerprint }, { sql, member, push }) => {
  const browser = await sql
    .selectFrom('push_subscription')
    .selectAll()
    .where('endpoint_hash', '=', fingerprint)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (!browser) return { publicKey: push.publicKey, setting: null };
  const { quiet_from: from, quiet_to: to } = browser;
  const quiet = from === null || to === null ? null : { from, to };
  const kinds = pushKinds.filter((kind) => browser[kind]);
  return { publicKey: push.publicKey, setting: { kinds, quiet } };
});

async function dropOldest(sql: Sql, memberId: string): Promise<void> {
  const kept = sql
    .selectFrom('push_subscription')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostBrowsers);
  await sql
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('id', 'not in', kept)
    .execute();
}

/** The device of the session. Refusal `login.not.session` when the session has ended meanwhile. */
async function deviceOfSession(sql: Sql, sessionHash: string): Promise<string | null> {
  const session = await sql
    .selectFrom('session')
    .select('device_id')
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst();
  if (!session) throw new Refusal(401, 'login.not.session');
  return session.device_id;
}

/** Replaces what the browser had chosen, also for another member: one browser notifies one member. */
export const setPush = handle(
  calls.setPush,
  async ({ endpoint, p256dh, auth, kinds, quiet, timeZone }, context) => {
    const { member, push, attempts, vault, now } = context;
    if (!push.isAllowed(endpoint)) throw new Refusal(200, 'push_service_unknown');
    await attempts.consume(`push ${member.id}`, perMember);
    const hash = hashToken(endpoint);
    const address = JSON.stringify({ endpoint, keys: { p256dh, auth } });
    const chosen = {
      member_id: member.id,
      session_hash: member.sessionHash,
      address: vault.encrypt('push', hash, address),
      money: kinds.includes('money'),
      messages: kinds.includes('messages'),
      promotions: kinds.includes('promotions'),
      draws: kinds.includes('draws'),
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
      time_zone: isTimeZone(timeZone) ? timeZone : usualZone,
    };
    await context.transaction(async (sql) => {
      const row = { ...chosen, device_id: await deviceOfSession(sql, member.sessionHash) };
      await sql
        .deleteFrom('push_subscription')
        .where('endpoint_hash', '=', hash)
        .where('member_id', '!=', member.id)
        .execute();
      await sql
        .insertInto('push_subscription')
        .values({ ...row, id: uuid(), endpoint_hash: hash, created_at: now })
        .onConflict((on) => on.column('endpoint_hash').doUpdateSet(row))
        .execute();
      await dropOldest(sql, member.id);
    });
    return undefined;
  },
);

export const endPush = handle(calls.endPush, async ({ endpoint }, { sql, member }) => {
  await sql
    .deleteFrom('push_subscription')
    .where('endpoint_hash', '=', hashToken(endpoint))
    .where('member_id', '=', member.id)
    .execute();
  return undefined;
});
