import { expect, it, onTestFinished } from 'vitest';
import { createVault } from '../store/encryption/vault.ts';
import { openDatabase } from '../store/database.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { listGameSecrets, openGameSeeds, rotateGameSecret, secretKeptMs } from './game-seeds.ts';
import { purgePlay } from './purge-play.ts';

const now = 1_800_000_000_000;

async function open() {
  const { sql, close } = await openDatabase(await openTestStore('empty'));
  onTestFinished(() => close());
  const vault = createVault(Buffer.alloc(32, 7));
  const clock = { now: () => now };
  let realTime = 0;
  return {
    sql,
    store: { sql, vault },
    /** The seeds of one of several gateways on the store. */
    openHost: () =>
      openGameSeeds({ sql, vault }, { storeClock: clock, realClock: { now: () => realTime } }),
    pass(ms: number) {
      realTime += ms;
    },
  };
}

const hour = 3_600_000;

it('a new secret decides what opens from its time on, and nothing that was open before', async () => {
  const { store, openHost, pass } = await open();
  const seeds = await openHost();
  const names = ['match:1', 'fight:2'];
  const before = names.map((name) => seeds.seedOf(name, now));
  const { countsFrom } = await rotateGameSecret(store, now);
  pass(10_000);
  await seeds.refresh();
  expect(names.map((name) => seeds.seedOf(name, now))).toEqual(before);
  expect(names.map((name) => seeds.seedOf(name, countsFrom - 1))).toEqual(before);
  for (const [nth, name] of names.entries())
    expect(seeds.seedOf(name, countsFrom)).not.toBe(before[nth]);
});

it('all gateways know it before it counts, and after a start', async () => {
  const { store, openHost, pass } = await open();
  const [one, other] = [await openHost(), await openHost()];
  expect(other.seedOf('fight:1', now)).toBe(one.seedOf('fight:1', now));
  const { countsFrom } = await rotateGameSecret(store, now);
  // A request reads the secrets again when ten seconds have passed, and the new one counts after a minute.
  pass(9_999);
  await other.refresh();
  expect(other.seedOf('fight:9', countsFrom)).toBe(one.seedOf('fight:9', countsFrom));
  pass(1);
  await one.refresh();
  await other.refresh();
  expect(countsFrom - now).toBeGreaterThan(10_000 + 30_000);
  const started = await openHost();
  for (const at of [now, countsFrom - 1, countsFrom, countsFrom + hour]) {
    const seed = one.seedOf('fight:9', at);
    expect([other.seedOf('fight:9', at), started.seedOf('fight:9', at)]).toEqual([seed, seed]);
  }
});

it('the old secret is kept until no round needs it', async () => {
  const { sql, store, openHost } = await open();
  await openHost();
  const { id, countsFrom } = await rotateGameSecret(store, now);
  const last = await rotateGameSecret(store, now + hour);
  const ids = async () => (await listGameSecrets(sql)).map((secret) => secret.id);
  await purgePlay(sql, countsFrom + secretKeptMs - 1);
  expect(await ids()).toEqual(['current', id, last.id]);
  const seed = (await openHost()).seedOf('match:1', now + 2 * hour);
  await purgePlay(sql, countsFrom + secretKeptMs);
  expect(await ids()).toEqual([id, last.id]);
  await purgePlay(sql, last.countsFrom + 10 * secretKeptMs);
  expect(await ids()).toEqual([last.id]);
  // A start makes no other first secret.
  expect((await openHost()).seedOf('match:1', now + 2 * hour)).toBe(seed);
  expect(await ids()).toEqual([last.id]);
});

it('a promise under the old secret ends ten minutes after the new one counts', async () => {
  const { store, openHost } = await open();
  await openHost();
  const { countsFrom } = await rotateGameSecret(store, now);
  const seeds = await openHost();
  const over = countsFrom + 600_000;
  expect(seeds.mayBegin(now, over - 1)).toBe(true);
  expect(seeds.mayBegin(now, over)).toBe(false);
  expect(seeds.mayBegin(countsFrom, over + 1_000 * hour)).toBe(true);
});
