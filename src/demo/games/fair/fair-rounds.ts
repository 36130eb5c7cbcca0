import { createHash, randomUUID } from 'node:crypto';
import { length, object, optional, pipe, regex, safeParse, string } from 'valibot';
import { type GameSeeds, hashOfSeed } from '#gateway/play/play.ts';
import { GameRefusal } from '../game-responses.ts';

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

/** A round of one player. `begunAt` is the time of the store at which it begins. */
export interface OwnRound {
  readonly key: string;
  readonly begunAt: number;
}

/** A name for the seeds of a session, which reveals nothing about the session. */
export function seedTag(session: string): string {
  return createHash('sha256').update(session).digest('hex');
}

/**
 * The time at which a key was promised with the hash of its seed. Null for a key of another maker, which has no promise.
 * Keys of this gateway end in their time.
 */
function promisedAt(key: string): number | null {
  const [, time] = /^[\da-f-]{36}-([\da-z]{8})$/.exec(key) ?? [];
  return time === undefined ? null : Number.parseInt(time, 36);
}

/** The seed of a round by the tag of its session, so that no other player can learn it, and by its key. */
export function taggedSeed(seeds: GameSeeds, tag: string, { key, begunAt }: OwnRound): string {
  return seeds.seedOf(`round:${tag}:${key}`, promisedAt(key) ?? begunAt);
}

/** The seed of a round of a session. */
export function roundSeed(seeds: GameSeeds, session: string, round: OwnRound): string {
  return taggedSeed(seeds, seedTag(session), round);
}

/** Refusal `promise_over` for a new round whose hash was shown before the secret of the games was replaced. */
export function checkPromise(seeds: GameSeeds, { key, begunAt }: OwnRound): void {
  if (!seeds.mayBegin(promisedAt(key) ?? begunAt, begunAt)) throw new GameRefusal('promise_over');
}

/** The key of the next round of a session, with the hash of the seed that will decide it. */
export async function nextRound(seeds: GameSeeds, session: string) {
  const begunAt = await seeds.now();
  const key = `${randomUUID()}-${begunAt.toString(36)}`;
  return { key, hash: hashOfSeed(roundSeed(seeds, session, { key, begunAt })) };
}
