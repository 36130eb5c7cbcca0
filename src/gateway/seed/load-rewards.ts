import { v7 as uuid } from 'uuid';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { offerReward } from '../offers/offers.ts';
import { addPromoCode, addRedEnvelopes, setRebateRates } from '../rewards/rewards.ts';
import type { Sql } from '../store/database.ts';
import type { SeedRewards } from './model/seed-rewards.ts';
import type { Worded } from '../texts/texts.ts';

const minuteMs = 60_000;

async function isOffered(sql: Sql, key: string): Promise<boolean> {
  const known = sql.selectFrom('reward').select('id').where('key', '=', key);
  return (await known.executeTakeFirst()) !== undefined;
}

/** Adds the message of a reward, which the member has read, and returns its id. */
async function addReadMessage(
  sql: Sql,
  { memberId, title, letter }: { memberId: string; title: Worded; letter: Worded },
  now: number,
): Promise<string> {
  const id = uuid();
  const texts = { titles: JSON.stringify(title), contents: JSON.stringify(letter) };
  const sentAt = now - 30 * 60 * minuteMs;
  await sql
    .insertInto('message')
    .values({
      id,
      member_id: memberId,
      sender: 'merchant',
      ...texts,
      sent_at: sentAt,
      read_at: now,
    })
    .execute();
  return id;
}

/** Fills the tables of rewards. `memberIds` has the members by their usernames. */
export async function loadRewards(
  sql: Sql,
  { rebateRates, promoCodes, redEnvelopes, offers }: SeedRewards,
  memberIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const known = await sql.selectFrom('rebate_rate').select('rate').limit(1).execute();
  // The past of a new store has rates, too.
  await setRebateRates(sql, rebateRates, known.length === 0 ? 0 : dayOf(now));
  for (const { centavos, endsInDays, ...code } of promoCodes) {
    const value = { kind: 'cash', centavos } as const;
    const endsAt = now + endsInDays * dayMs;
    await addPromoCode(sql, { ...code, value, startsAt: now, endsAt });
  }
  const envelopes = redEnvelopes.map(({ inDays, minute, openMinutes, ...rest }) => {
    const opensAt = startOfDay(dayOf(now) + inDays) + minute * minuteMs;
    return { ...rest, opensAt, closesAt: opensAt + openMinutes * minuteMs };
  });
  await addRedEnvelopes(sql, envelopes);
  for (const [nth, { username, centavos, endsInDays, letter, ...offer }] of offers.entries()) {
    const memberId = memberIds.get(username);
    const key = `seed:${username}:${nth}`;
    if (memberId === undefined || (await isOffered(sql, key))) continue;
    const messageId = letter && (await addReadMessage(sql, { memberId, letter, ...offer }, now));
    await offerReward(sql, {
      ...offer,
      memberId,
      key,
      cause: messageId ? { table: 'message', id: messageId } : { table: 'member', id: memberId },
      value: { kind: 'cash', centavos },
      at: now,
      expiresAt: now + endsInDays * dayMs,
      actor: 'operator',
    });
  }
}
