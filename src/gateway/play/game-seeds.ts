import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { VaultedStore } from '../store/encryption/vault.ts';

const slot = 'current';

/** Seeds of games. Nobody can derive a seed from its name or its hash, and each name has one seed for ever. */
export interface GameSeeds {
  /** The seed of a round, a match or a hand, in hex. */
  seedOf(name: string): string;
}

/** The SHA-256 hash of a seed, in hex. A game shows it before the bet, and the seed after the result. */
export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed, 'utf8').digest('hex');
}

/** Seeds from a secret: the HMAC-SHA256 of their names. */
export function seedsFrom(secret: string): GameSeeds {
  return { seedOf: (name) => createHmac('sha256', secret).update(name).digest('hex') };
}

/** The seeds of a store, from its secret, which the first start makes. All gateways on a store share them. */
export async function openGameSeeds({ sql, vault }: VaultedStore): Promise<GameSeeds> {
  const fresh = vault.encrypt('gameSecret', slot, randomBytes(32).toString('hex'));
  await sql
    .insertInto('game_secret')
    .values({ slot, secret: fresh })
    .onConflict((on) => on.doNothing())
    .execute();
  const secrets = sql.selectFrom('game_secret').select('secret').where('slot', '=', slot);
  const { secret } = await secrets.executeTakeFirstOrThrow();
  return seedsFrom(vault.decrypt('gameSecret', slot, secret));
}
