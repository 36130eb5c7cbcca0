import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Clock, StoreClock } from '../clock.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import type { Sql } from '../store/database.ts';

/** The slot of the secret that the first start makes. */
const firstSlot = 'current';

/**
 * Gateways read the secrets again after this time, in milliseconds. A new secret counts from later on, so that all gateways
 * know it before.
 */
const readEveryMs = 10_000;
const leadMs = 60_000;

/** A key that was promised under a secret may begin a round for so long after the next secret counts, in milliseconds. */
const promiseMs = 10 * 60_000;

/**
 * A replaced secret is kept for so long, in milliseconds: longer than any round takes from its first hash until its result is
 * on no board any more.
 */
export const secretKeptMs = 22 * 24 * 3_600_000;

/** Seeds of games. Nobody can derive a seed from its name or its hash, and each name has one seed for ever. */
export interface GameSeeds {
  /**
   * The seed of a round, a match or a hand, in hex. `openedAt` is the time of the store from which its hash is shown: the
   * secret of that time decides, also after it was replaced.
   */
  seedOf(name: string, openedAt: number): string;
  /** Returns whether a round whose hash a player has seen since `openedAt` may still begin. */
  mayBegin(openedAt: number, now: number): boolean;
  /** The time of the store. */
  now(): Promise<number>;
  /** Reads the secrets again when another gateway may have added one. Call it before a request needs a seed. */
  refresh(): Promise<void>;
}

/** A secret that seeds are derived from, from a time of the store on. */
interface GameSecret {
  readonly secret: string;
  readonly countsFrom: number;
}

/** The SHA-256 hash of a seed, in hex. A game shows it before the bet, and the seed after the result. */
export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed, 'utf8').digest('hex');
}

/** Seeds from secrets by time: the HMAC-SHA256 of their names. The first secret counts for all time before it too. */
function seedsOf(secrets: readonly GameSecret[]): Pick<GameSeeds, 'seedOf' | 'mayBegin'> {
  const nthAt = (at: number) =>
    Math.max(
      0,
      secrets.findLastIndex(({ countsFrom }) => countsFrom <= at),
    );
  return {
    seedOf(name, openedAt) {
      const secret = secrets[nthAt(openedAt)]?.secret ?? '';
      return createHmac('sha256', secret).update(name).digest('hex');
    },
    mayBegin(openedAt, now) {
      const next = secrets[nthAt(openedAt) + 1];
      return next === undefined || now < next.countsFrom + promiseMs;
    },
  };
}

/** Seeds from one secret. @internal For tests. */
export function seedsFrom(secret: string): GameSeeds {
  return {
    ...seedsOf([{ secret, countsFrom: 0 }]),
    now: () => Promise.resolve(Date.now()),
    refresh: () => Promise.resolve(),
  };
}

async function addSecret({ sql, vault }: VaultedStore, slot: string, countsFrom: number) {
  const secret = vault.encrypt('gameSecret', slot, randomBytes(32).toString('hex'));
  const row = { slot, secret, counts_from: countsFrom };
  await sql
    .insertInto('game_secret')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
}

async function readSecrets({ sql, vault }: VaultedStore): Promise<GameSecret[]> {
  const rows = await sql.selectFrom('game_secret').selectAll().orderBy('counts_from').execute();
  return rows.map(({ slot, secret, counts_from: countsFrom }) => ({
    secret: vault.decrypt('gameSecret', slot, secret),
    countsFrom,
  }));
}

/** The seeds of a store, from its secrets. The first start makes the first. All gateways on a store share them. */
export async function openGameSeeds(
  store: VaultedStore,
  { storeClock, realClock }: { readonly storeClock: StoreClock; readonly realClock: Clock },
): Promise<GameSeeds> {
  const first = await readSecrets(store);
  if (first.length === 0) await addSecret(store, firstSlot, 0);
  let seeds = seedsOf(first.length === 0 ? await readSecrets(store) : first);
  let readAt = realClock.now();
  return {
    seedOf: (name, openedAt) => seeds.seedOf(name, openedAt),
    mayBegin: (openedAt, now) => seeds.mayBegin(openedAt, now),
    now: async () => storeClock.now(),
    async refresh() {
      const began = realClock.now();
      if (Math.abs(began - readAt) < readEveryMs) return;
      seeds = seedsOf(await readSecrets(store));
      readAt = began;
    },
  };
}

/** The secrets of a store by id, without what is secret. The last one whose time has come counts. */
export async function listGameSecrets(sql: Sql) {
  const rows = sql.selectFrom('game_secret').select(['slot as id', 'counts_from as countsFrom']);
  return rows.orderBy('counts_from').execute();
}

/**
 * Adds a secret, which counts a minute later, when all gateways know it. What is open then keeps the secret that its hash was
 * made with. Returns its id and its time.
 */
export async function rotateGameSecret(store: VaultedStore, now: number) {
  const id = uuid();
  const countsFrom = now + leadMs;
  await addSecret(store, id, countsFrom);
  return { id, countsFrom };
}

/** Deletes the secrets that no round needs any more. */
export async function purgeGameSecrets(sql: Sql, now: number): Promise<void> {
  const counting = sql
    .selectFrom('game_secret')
    .select(raw<number>`max(counts_from)`.as('since'))
    .where('counts_from', '<=', now - secretKeptMs);
  await sql.deleteFrom('game_secret').where('counts_from', '<', counting).execute();
}
