import { expect } from 'vitest';
import { dayMs } from '#protocol/model/market-day.ts';
import { begun, type Harm, hourMs, minuteMs, openHarm } from '#tests/support/open-harm.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Database, openDatabase } from '../store/database.ts';

/** Four deposits that fail within some minutes, which is a sign in the Philippines. */
async function fail(harm: Harm, memberId: string, at: number): Promise<void> {
  for (let nth = 0; nth < 4; nth += 1)
    await harm.deposit(memberId, { at: at + nth * minuteMs, failed: true });
}

const audited = async ({ sql }: Database, memberId: string) => {
  const events = sql.selectFrom('audit_event').select(['actor', 'facts']);
  return (
    await events.where('member_id', '=', memberId).where('kind', '=', 'harmMarked').execute()
  ).map(({ actor, facts }) => ({ actor, ...JSON.parse(facts) }));
};

onEachEngine('finds a sign within ten minutes, once, however often it runs', async (place) => {
  const database = await openDatabase(place, testStoreKey);
  const harm = await openHarm(database);
  const id = await harm.addMember();
  await fail(harm, id, begun + minuteMs);
  await harm.run(begun + 9 * minuteMs);
  expect(await harm.kinds(id)).toEqual([]);
  // Two gateways at once, and a run that is repeated.
  const due = begun + 10 * minuteMs;
  await Promise.all([harm.run(due), harm.run(due), harm.run(due + 1)]);
  for (const minutes of [20, 31, 60, 23 * 60]) await harm.run(begun + minutes * minuteMs);
  expect(await harm.kinds(id)).toEqual(['failedDeposits']);
  expect(await harm.messages(id)).toHaveLength(1);
  const facts = { actor: 'job', rule: 'failedDeposits', count: 4, notified: true };
  expect(await audited(database, id)).toEqual([facts]);
  await database.close();
});

onEachEngine(
  'sends no second message about a kind within the days of the market',
  async (place) => {
    const database = await openDatabase(place, testStoreKey);
    const harm = await openHarm(database);
    const id = await harm.addMember();
    const first = begun + 10 * minuteMs;
    for (const at of [begun, begun + 2 * dayMs, begun + 7 * dayMs + 10 * minuteMs]) {
      await fail(harm, id, at + minuteMs);
      await harm.run(at + 10 * minuteMs);
    }
    const notified = (await harm.markers(id)).map(({ notified_at: at }) => at);
    expect(notified).toEqual([first, null, first + 7 * dayMs + 10 * minuteMs]);
    expect(await harm.messages(id)).toHaveLength(2);
    await harm.cancelWithdrawal(id, { at: begun + 8 * dayMs });
    for (const hours of [1, 2])
      await harm.cancelWithdrawal(id, { at: begun + 8 * dayMs + hours * hourMs });
    await harm.run(begun + 8 * dayMs + 3 * hourMs);
    // Another kind has a message of its own.
    expect((await harm.markers(id)).at(-1)).toMatchObject({ kind: 'cancelledWithdrawals' });
    expect(await harm.messages(id)).toHaveLength(3);
    await database.close();
  },
);

onEachEngine('neither judges the past nor anything twice when the clock moves', async (place) => {
  const database = await openDatabase(place, testStoreKey);
  const harm = await openHarm(database);
  const [past, late, now] = [
    await harm.addMember(),
    await harm.addMember(),
    await harm.addMember(),
  ];
  const future = await harm.addMember();
  await fail(harm, past, begun - hourMs);
  await fail(harm, now, begun + minuteMs);
  await harm.run(begun + 10 * minuteMs);
  expect(await harm.kinds(past)).toEqual([]);
  expect(await harm.kinds(now)).toEqual(['failedDeposits']);
  // Back by two hours, and on again: the position follows, and nothing is found twice.
  for (const minutes of [-120, -110, 0, 10, 20]) await harm.run(begun + minutes * minuteMs);
  expect(await harm.messages(now)).toHaveLength(1);
  // A month on at once: events of the last minutes before it are found.
  const later = begun + 30 * dayMs;
  await fail(harm, late, later - 5 * minuteMs);
  await harm.run(later);
  expect(await harm.kinds(late)).toEqual(['failedDeposits']);
  // Events of a time that has not come do not count.
  await fail(harm, future, later + hourMs);
  await harm.run(later + 10 * minuteMs);
  expect(await harm.kinds(future)).toEqual([]);
  await harm.run(later + 2 * hourMs);
  expect(await harm.kinds(future)).toEqual(['failedDeposits']);
  await database.close();
});
