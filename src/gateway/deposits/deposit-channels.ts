import { type Selectable, sql as raw } from 'kysely';
import type { DepositChannelKind } from '#protocol/model/cashier/deposit-channel.ts';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import type { Sql } from '../store/database.ts';
import { bankProvider, type Providers } from '../providers/providers.ts';
import type { DepositChannelTable } from '../store/tables/money/deposit-tables.ts';

/** A channel of deposits. */
export type Channel = Selectable<DepositChannelTable>;

const minuteMs = 60_000;

/** Returns whether the hours of a channel include a time. They may pass midnight. */
function isWithinHours({ open_from: from, open_to: to }: Channel, now: number): boolean {
  if (from === null || to === null) return true;
  const minute = Math.floor((now - startOfDay(dayOf(now))) / minuteMs);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** Returns whether a channel takes deposits at a time. */
export function isOpen(channel: Channel, providers: Providers, now: number): boolean {
  const isServed = channel.provider === bankProvider || providers.has(channel.provider);
  return channel.enabled && isServed && isWithinHours(channel, now);
}

/** The next time at which a channel opens that is closed by its hours. Null for any other one. */
export function opensAt(channel: Channel, providers: Providers, now: number): number | null {
  const { open_from: from } = channel;
  if (from === null || isWithinHours(channel, now)) return null;
  const today = startOfDay(dayOf(now)) + from * minuteMs;
  const next = today > now ? today : today + dayMs;
  return isOpen(channel, providers, next) ? next : null;
}

/** The channels that the operator has not taken away, in their order. */
export function listChannels(sql: Sql): Promise<Channel[]> {
  return sql
    .selectFrom('deposit_channel')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('code')
    .execute();
}

/** A channel of one of some kinds. Null when there is none. */
export async function findChannel(
  sql: Sql,
  code: string,
  kinds: readonly DepositChannelKind[],
): Promise<Channel | null> {
  const channel = await sql
    .selectFrom('deposit_channel')
    .selectAll()
    .where('code', '=', code)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return channel ?? null;
}

/** The median of the seconds that the last 50 deposits of each channel took. */
export async function usualSeconds(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const { rows } = await raw<{ code: string; ms: number }>`
    select code, (select percentile_disc(0.5) within group (order by took) from (
        select changed_at - created_at as took from deposit
        where state = 'paid' and channel = code order by changed_at desc limit 50) as last) as ms
    from deposit_channel`.execute(sql);
  const known = rows.filter(({ ms }) => ms !== null);
  return new Map(known.map(({ code, ms }) => [code, Math.ceil(ms / 1000)]));
}
