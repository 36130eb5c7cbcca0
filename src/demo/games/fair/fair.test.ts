import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfSeed, seedsFrom } from '#gateway/play/play.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';
import type { GameKind } from '../../content/game-kind.ts';
import { endOf } from '../book/board.ts';
import { sportsLeagues } from '../book/leagues.ts';
import { findFixture } from '../book/schedule.ts';
import { checkNumbers, sha256 } from '../client/fair/verify.ts';
import { fightEnd } from '../cockfight/create-arena.ts';
import { tables } from '../tables.ts';
import { nextRound, roundSeed } from './fair-rounds.ts';
import { randomFrom } from './random-from.ts';
import { verifyRound } from './verify-round.ts';

const seeds = seedsFrom('a secret of the test');
const shared = ['sports', 'esports', 'cockfight', 'poker'];
const alone = (Object.keys(tables) as GameKind[]).filter((kind) => !shared.includes(kind));

describe('random numbers', () => {
  it('are the same for the same seed and salt, and differ for others', () => {
    const draw = (seed: string, salt: string) => {
      const randomBelow = randomFrom(seed, salt);
      return Array.from({ length: 30 }, () => randomBelow(1_000_000));
    };
    const seed = seeds.seedOf('a', 0);
    expect(draw(seed, 'x')).toEqual(draw(seed, 'x'));
    expect(draw(seed, 'x')).not.toEqual(draw(seed, 'y'));
    expect(draw(seed, 'x')).not.toEqual(draw(seeds.seedOf('b', 0), 'x'));
  });

  it('are below their limit, and every number as often as another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.string(), (limit, salt) => {
        const value = randomFrom(seeds.seedOf('c', 0), salt)(limit);
        expect(value >= 0 && value < limit && Number.isInteger(value)).toBe(true);
      }),
    );
    const randomBelow = randomFrom(seeds.seedOf('d', 0), '');
    const counts = Array.from({ length: 7 }, () => 0);
    for (let n = 0; n < 70_000; n += 1) {
      const value = randomBelow(7);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

describe('seeds', () => {
  it('belong to a session and a key, and their hash is shown before the round', async () => {
    const { key, hash } = await nextRound(seeds, 'a session');
    const own = { key, begunAt: 0 };
    const seed = roundSeed(seeds, 'a session', own);
    expect(hash).toBe(hashOfSeed(seed));
    expect(roundSeed(seeds, 'another session', own)).not.toBe(seed);
    expect(roundSeed(seeds, 'a session', { ...own, key: 'another-key' })).not.toBe(seed);
    expect(roundSeed(seedsFrom('another secret'), 'a session', own)).not.toBe(seed);
  });
});

describe('a round', () => {
  it.each(alone)('of %s is decided again by its seeds', (kind) => {
    const seed = seeds.seedOf(`a round of ${kind}`, 0);
    const game = tables[kind];
    const stakeCentavos = game.stakes[0] ?? 0;
    const choice = sampleChoices[kind];
    const decided = game.decide(stakeCentavos, choice, randomFrom(seed, 'mine'));
    const asked = { kind, seed, clientSeed: 'mine', stakeCentavos, choice };
    expect(verifyRound(asked)).toMatchObject({ ...decided, hash: hashOfSeed(seed), salt: 'mine' });
    expect(verifyRound({ ...asked, stakeCentavos: 7 })).toBeNull();
    expect(verifyRound({ ...asked, seed: 'short' })).toBeNull();
  });

  it('that all players share is decided again by its seed', () => {
    const fight = fightEnd(5, seeds);
    const again = verifyRound({ kind: 'cockfight', seed: fight.seed });
    expect(again?.outcome).toEqual({ winner: fight.winner });
    const match = findFixture(sportsLeagues, 'isla.100.0');
    if (match === null) throw new Error('The league has matches');
    const { seed, home, away } = endOf(match, seeds);
    const choice = { table: match.table };
    expect(verifyRound({ kind: 'sports', seed, choice })?.outcome).toEqual({ home, away });
    expect(verifyRound({ kind: 'sports', seed, choice: { table: 'none' } })).toBeNull();
    expect(verifyRound({ kind: 'none', seed })).toBeNull();
  });

  it('is verified in the browser by the same steps', async () => {
    const seed = seeds.seedOf('browser', 0);
    const verified = verifyRound({ kind: 'poker', seed, clientSeed: 'salt-1' });
    if (verified === null) throw new Error('There is such a round');
    expect(await sha256(seed)).toBe(verified.hash);
    expect(await checkNumbers(seed, 'salt-1', verified.draws)).toBe(true);
    expect(await checkNumbers(seed, 'salt-2', verified.draws)).toBe(false);
    const big = randomFrom(seed, 's');
    const draws = Array.from({ length: 40 }, (_, n) => {
      const limit = 3_000_000_000 + n;
      return { limit, value: big(limit) };
    });
    expect(await checkNumbers(seed, 's', draws)).toBe(true);
  });
});
