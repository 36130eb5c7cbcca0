import { dayMs, dayOf, startOfDay } from '#contract/model/market-day.ts';
import { offerReward } from '../money/money.ts';
import { addPromoCode, addRedEnvelopes, setRebateRates } from '../rewards/rewards.ts';
import type { Sql } from '../store/database.ts';
import type { SeedRewards } from './model/seed-rewards.ts';

const minuteMs = 60_000;

/** Fills the tables of rewards. `memberIds` has the members by their usernames. */
export async function loadRewards(
  sql: Sql,
  { rebateRates, promoCodes, redEnvelopes, offers }: SeedRewards,
  memberIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  await setRebateRates(sql, rebateRates);
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
  for (const [nth, { username, centavos, endsInDays, ...offer }] of offers.entries()) {
    const memberId = memberIds.get(username);
    if (memberId === undefined) continue;
    await offerReward(sql, {
      ...offer,
      memberId,
      key: `seed:${username}:${nth}`,
      cause: { table: 'member', id: memberId },
      value: { kind: 'cash', centavos },
      at: now,
      expiresAt: now + endsInDays * dayMs,
      actor: 'operator',
    });
  }
}
