import { createHash, randomUUID } from 'node:crypto';
import { length, object, optional, pipe, regex, safeParse, string } from 'valibot';
import { type GameSeeds, hashOfSeed } from '#gateway/play/play.ts';

/** The player's own part of the chance, which the gateway learns with the bet. */
export const clientSeed = optional(pipe(string(), regex(/^[\w-]{0,64}$/)), '');

/** The seeds that decided a round: the gateway's and the player's. They are recorded with the outcome. */
const proof = object({ seed: pipe(string(), length(64)), clientSeed: string() });

/** The proof of a recorded outcome. Null for rounds that have none. */
export function proofOf(outcome: unknown) {
  const parsed = safeParse(object({ proof }), outcome);
  if (!parsed.success) return null;
  const { seed, clientSeed: salt } = parsed.output.proof;
  return { seed, clientSeed: salt, hash: hashOfSeed(seed) };
}

/** A name for the seeds of a session, which reveals nothing about the session. */
export function seedTag(session: string): string {
  return createHash('sha256').update(session).digest('hex');
}

/** The seed of a round by the tag of its session, so that no other player can learn it, and by its key. */
export function taggedSeed(seeds: GameSeeds, tag: string, key: string): string {
  return seeds.seedOf(`round:${tag}:${key}`);
}

/** The seed of a round of a session. */
export function roundSeed(seeds: GameSeeds, session: string, key: string): string {
  return taggedSeed(seeds, seedTag(session), key);
}

/** The key of the next round of a session, with the hash of the seed that will decide it. */
export function nextRound(seeds: GameSeeds, session: string) {
  const key = randomUUID();
  return { key, hash: hashOfSeed(roundSeed(seeds, session, key)) };
}
