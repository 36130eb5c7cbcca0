import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getHomeRows, getNextEvents } from '../calls/lobby-lists.ts';
import { getVendors } from '../calls/lobby.ts';
import { getRankProgress } from '../calls/rank.ts';
import { deposit } from './cashier/deposit.ts';
import { message } from './contact/message.ts';
import { game } from './game.ts';

const card = { cardId: 'a', vassalage: 'AV', gameType: 'LIVE', displayName: 'A', isGame: '' };

describe('an unknown category', () => {
  it('costs neither a card nor a lane that has the other one', () => {
    const { gameType, ...bare } = card;
    const cards = [bare, { ...card, gameType: 'CASINO2' }, { ...card, gameType: 'bingo' }];
    const lanes = [
      { title: 'CASINO2', cards },
      { title: 'FISH', cards },
      { title: 'CASINO2', cards: [bare] },
    ];
    const read = parse(getVendors.reply, { data: { lanes } });
    expect(read.map(({ category }) => category)).toEqual(['BINGO', 'FISH']);
    expect(read.map((lane) => lane.cards.map(({ category }) => category))).toEqual([
      ['BINGO', 'BINGO', 'BINGO'],
      ['FISH', 'FISH', 'BINGO'],
    ]);
  });

  it('is the one of another lane whose cards it joins, and lanes of one category are one', () => {
    const slots = { key: 'VP', displayName: 'Video slots', gameCount: 2 };
    const named = (cardId: string) => ({ ...card, cardId });
    const lanes = [
      { title: 'other', cards: [named('d')] },
      { title: 'LIVE', cards: [named('a')], gameClassify: [slots] },
      { title: 'FISH', cards: [named('c')] },
      { title: 'live', cards: [named('b')], gameClassify: [{ ...slots, key: 'SC' }] },
    ];
    const read = parse(getVendors.reply, { data: { lanes } });
    expect(
      read.map(({ category, cards, slotClasses }) => [
        category,
        cards.map(({ cardId }) => cardId).join(''),
        slotClasses.map(({ key }) => key),
      ]),
    ).toEqual([
      ['LIVE', 'dab', ['VP', 'SC']],
      ['FISH', 'c', []],
    ]);
  });

  it.each(['CASINO2', undefined, null, 7])('%j costs no game', (gameType) => {
    const wire = { nodeId: 1, gameId: 'a', displayName: 'A', vassalage: 'AV', gameType };
    expect(parse(game, wire)).toMatchObject({ nodeId: 1, category: 'other' });
  });

  it.each([undefined, null, '', 'n/a', {}, []])('a lobby that is %j is empty', (data) => {
    expect(parse(getVendors.reply, { data })).toEqual([]);
  });
});

describe('an event of an unknown kind', () => {
  const event = { eventId: 1, vassalage: 'AV', eventName: 'A', startTime: 1_700_000_000 };

  it.each([
    [{ eventType: 'DRAW', gameType: 'ELOTT' }, 'ELOTT'],
    [{ eventType: 'race', gameType: 'SPORTS' }, 'SPORTS'],
    [{ eventType: 'draw', gameType: 'CASINO2' }, 'ELOTT'],
    [{ eventType: 'match' }, 'SPORTS'],
    [{ gameCode: 'KULAY3' }, 'ELOTT'],
    [{}, 'SPORTS'],
  ])('%j belongs to %s', (words, category) => {
    const list = [{ ...event, ...words }];
    expect(parse(getNextEvents.reply, { list })).toMatchObject([{ id: '1', category }]);
  });
});

it('a row of the home page of an unknown kind shows its vendor, and has nothing without one', () => {
  const list = [{ rowType: 'LIVE' }, { rowType: 'shelf', vassalage: 'TALA' }, { rowType: 'shelf' }];
  expect(parse(getHomeRows.reply, { list })).toEqual([
    { kind: 'live', vendor: null, games: [] },
    { kind: 'provider', vendor: 'TALA', games: [] },
  ]);
});

describe('a deposit', () => {
  const wire = { depositId: 'a', amount: 20, bankReference: 'R1', pictures: ['one'] };

  it('has the same state in any letters', () => {
    expect(parse(deposit, { ...wire, state: 'PAID', receivedAmount: 5 })).toMatchObject({
      state: 'paid',
      received: 500,
    });
    const payment = { way: 'Page', url: 'https://pay.example' };
    expect(parse(deposit, { ...wire, state: 'Pending', payment })).toMatchObject({
      state: 'pending',
      payment: { way: 'page', url: 'https://pay.example' },
    });
  });

  it.each(['SETTLED', undefined, 7])('keeps its proof in the unknown state %j', (state) => {
    expect(parse(deposit, { ...wire, state })).toMatchObject({
      state: 'other',
      amount: 2_000,
      bankReference: 'R1',
      pictures: ['one'],
    });
  });
});

describe('the reward of a message', () => {
  const rewardOf = (facts: object) => {
    const metadata = JSON.stringify({ claimId: 1, title: 'A', ...facts });
    return parse(message, { id: 1, metadata, status: 'Claimable' }).reward;
  };

  it('stays when its type is missing or unknown', () => {
    expect(rewardOf({ bonus: 5 })).toMatchObject({ kind: 'cash', amount: 500 });
    expect(rewardOf({ bonus: 0, point: 30 })).toMatchObject({ kind: 'points', amount: 30 });
    expect(rewardOf({ rewardType: 'points', point: 30 })).toMatchObject({ amount: 30 });
    expect(rewardOf({ rewardType: 'TICKET', bonus: 5 })).toMatchObject({
      kind: 'other',
      amount: null,
      state: 'offered',
    });
  });
});

describe('the next level', () => {
  const nextIn = (playerRankProgress: unknown) =>
    safeParse(getRankProgress.reply, { playerRankName: 'A', playerRankProgress }).output;

  it('is null at the highest level', () => {
    expect(nextIn(null)).toMatchObject({ level: 'A', next: null });
    expect(nextIn({ labelId: null })).toMatchObject({ level: 'A', next: null });
  });

  it.each([undefined, 'n/a', [], {}, { labelId: '' }, { labelId: {} }])(
    'is unknown, and costs nothing else, when it is %j',
    (odd) => {
      expect(nextIn(odd)).toMatchObject({ level: 'A', next: '' });
    },
  );
});
