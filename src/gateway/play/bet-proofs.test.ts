import { expect, it } from 'vitest';
import { proofsOf } from './bet-proofs.ts';
import { hashOfSeed } from './game-seeds.ts';

const seed = 'a'.repeat(64);
const bet = {
  gamesOrigin: 'https://games.example',
  kind: 'roulette',
  key: 'round-1',
  stakeCentavos: 500,
  payoutCentavos: 1_000,
  choice: { red: 500 },
};

/** The fields that the page of the address gets. */
function fieldsOf(url: string | undefined): unknown {
  const { origin, pathname, hash } = new URL(url ?? '');
  expect([origin, pathname]).toEqual(['https://games.example', '/fair']);
  return JSON.parse(decodeURIComponent(hash.slice(1)));
}

it('proves a round of one player by its seeds, its bet and its outcome', () => {
  const proof = { seed, clientSeed: 'mine', leastBet: 100, lines: 10 };
  const [found, ...others] = proofsOf({ ...bet, outcome: { pocket: 3, proof } });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ round: 'round-1', seed, hash: hashOfSeed(seed) });
  expect(fieldsOf(found?.url)).toEqual({
    kind: 'roulette',
    hash: hashOfSeed(seed),
    ...proof,
    stakeCentavos: 500,
    choice: { red: 500 },
    payoutCentavos: 1_000,
    outcome: { pocket: 3 },
  });
});

it('proves a round that players share, and a hand with the seed of the player', () => {
  const [fight] = proofsOf({ ...bet, kind: 'cockfight', outcome: { winner: 'wala', seed } });
  const shared = { kind: 'cockfight', hash: hashOfSeed(seed), seed, clientSeed: '' };
  expect(fieldsOf(fight?.url)).toEqual({ ...shared, outcome: { winner: 'wala' } });
  const choice = { part: 'ante', salt: 'mine' };
  const [hand] = proofsOf({ ...bet, kind: 'poker', choice, outcome: { player: [1, 2], seed } });
  expect(fieldsOf(hand?.url)).toMatchObject({ clientSeed: 'mine', outcome: { player: [1, 2] } });
});

it('proves each match of a bet', () => {
  const legs = ['isla.1.0', 'isla.1.1'].map((fixture) => ({ fixture, table: 'football:0' }));
  const ends = [seed, null].map((one) => ({ home: 1, away: 0, won: true, seed: one }));
  const found = proofsOf({ ...bet, kind: 'sports', choice: { legs }, outcome: { legs: ends } });
  expect(found.map(({ round }) => round)).toEqual(['isla.1.0']);
  expect(fieldsOf(found[0]?.url)).toMatchObject({ choice: { table: 'football:0' }, seed });
});

it('a bet record has no proof of a bet without a seed', () => {
  for (const outcome of [null, {}, { seed: null }, { legs: [] }, 'text', { proof: {} }])
    expect(proofsOf({ ...bet, outcome })).toEqual([]);
});
