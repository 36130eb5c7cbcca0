import { type BetKind, betKinds } from '../../bet-kinds.ts';
import { voidEvent } from '#gateway/bets/bets.ts';
import { reverseBet, settleOwedBet } from '#gateway/reversals/reversals.ts';
import { addOneGame, addPlayer } from '../../add-player.ts';
import { addBetGames, betTwice, openBetGame, openGames } from '../../open-games.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import type { MoneyOperation } from '../crash-points.ts';
import { idOf } from './people.ts';

/** A bet that pays enough for the board of winners. */
const bet = { key: 'bet', stake: 100_00, pays: 750_00 };

const round: MoneyOperation = {
  name: 'a round that ends at once',
  least: 7,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    return ({ database, clock }) => createBonusPlay(database, clock.now()).play(id, bet);
  },
};

const jackpotRound: MoneyOperation = {
  name: 'a round that wins a part of the jackpot',
  least: 8,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    const won = { ...bet, jackpotPart: 0.5 };
    return ({ database, clock }) => createBonusPlay(database, clock.now()).play(id, won);
  },
};

const laterBet: MoneyOperation = {
  name: 'a bet that is settled later',
  least: 5,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    const now = world.clock.now();
    return ({ database }) => createBonusPlay(database, now).place(id, bet);
  },
};

const settlement: MoneyOperation = {
  name: 'the settlement of due bets',
  least: 15,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    const { place } = createBonusPlay(world.database, world.clock.now());
    await place(id, bet);
    await place(id, { ...bet, key: 'lost', pays: 0 });
    return ({ operator }) => operator.jobs('bets');
  },
};

const calledOff: MoneyOperation = {
  name: 'a match that is called off, with its bets',
  least: 12,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    // The jobs that run after a kill shall not settle the bets.
    const event = { event: 'match:1', dueIn: 365 * 86_400_000 };
    const { place } = createBonusPlay(world.database, world.clock.now());
    await place(id, { ...bet, ...event });
    await place(id, { ...bet, ...event, key: 'second' });
    return async ({ database, clock, operator }) => {
      await database.transaction((sql) =>
        voidEvent(sql, { event: event.event, reason: 'Rain' }, clock.now()),
      );
      await operator.jobs('voidedEvents');
    };
  },
};

const calledOffLater: MoneyOperation = {
  name: 'a match that is called off with its results',
  least: 20,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    // Less than a point: the job changes the points of a day once in a while only.
    const event = { event: 'match:2', dueIn: 1_000, stake: 1_00 };
    const { place } = createBonusPlay(world.database, world.clock.now());
    await place(id, { ...bet, ...event });
    await place(id, { ...bet, ...event, key: 'second' });
    world.clock.pass(2_000);
    await world.operator.jobs('bets');
    return async ({ database, clock, operator }) => {
      const voided = { event: event.event, reason: 'A forbidden drug', withResults: true };
      await database.transaction((sql) => voidEvent(sql, voided, clock.now()));
      await operator.jobs('voidedEvents');
    };
  },
};

/** A won bet whose payout has left the balance, and a lost one that a bonus has counted. */
const reversals: MoneyOperation = {
  name: 'bets that are cancelled after their results',
  least: 30,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    const { database, clock } = world;
    const { grant, play } = createBonusPlay(database, clock.now());
    await play(id, { ...bet, pays: 90_000_00 });
    await grant(id, 'a-bonus-that-counts', { base: 1_000_00 });
    // Less than a point: the job changes the points of a day once in a while only.
    await play(id, { key: 'lost', stake: 1_00, pays: 0 });
    const { balance } = await database.sql
      .selectFrom('ledger_account')
      .select('balance')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const away = { key: 'played', amount: -(balance - 10_00) / 100, reason: 'Played' };
    await world.operator.send('POST', 'members/juan/balance', away);
    const bets = await database.sql
      .selectFrom('round')
      .select('id')
      .where('member_id', '=', id)
      .where('key', 'in', [bet.key, 'lost'])
      .orderBy('id')
      .execute();
    // The points are credited before. The points of a day change at most every ten minutes.
    await world.operator.jobs('dailySums');
    clock.pass(11 * 60_000);
    return async (changed) => {
      const at = changed.clock.now();
      for (const one of bets)
        await reverseBet(changed.database, one.id, { reason: 'A wrong result', at });
      const [first] = bets;
      if (first === undefined) throw new RangeError('There is no bet');
      const settlement = { id: first.id, from: 'house', reason: 'Agreed' } as const;
      await settleOwedBet(changed.database, settlement, at);
      await changed.operator.jobs('dailySums');
    };
  },
};

/** A ticket that wins and one that loses, of which nobody knows before the draw: the job decides and settles both. */
const draw: MoneyOperation = {
  name: 'a draw of the lottery with its tickets',
  least: 17,
  async prepare({ database, clock }) {
    await addOneGame(database);
    await addBetGames(database);
    const ticketKind = betKinds.find(({ kind }) => kind === 'lottery');
    if (ticketKind === undefined) throw new RangeError('There are no tickets');
    const player = await addPlayer(database, 'player', 1_000_00);
    const seen = { created_at: clock.now(), seen_at: clock.now() };
    const sessions = database.sql.updateTable('session').set(seen);
    await sessions.where('member_id', '=', player.id).execute();
    const session = await openBetGame(database.sql, player, ticketKind);
    const send = openGames(database, clock);
    for (let nth = 0; nth < 6; nth += 1)
      await betTwice(send, ticketKind, { nth, key: `ticket-${nth}`, session, now: clock.now() });
    clock.pass(3 * 60_000);
    return ({ operator }) => operator.jobs('bets', 'draws');
  },
};

const dailySums: MoneyOperation = {
  name: 'the daily sums and the points of a bet',
  least: 6,
  async prepare(world) {
    const id = await idOf(world, 'juan');
    await createBonusPlay(world.database, world.clock.now()).play(id, bet);
    return ({ operator }) => operator.jobs('dailySums');
  },
};

/** A bet of a kind in its game, whose page sends each call twice at once. */
function betOf(kind: BetKind, nth: number): MoneyOperation {
  return {
    name: `${kind.title}, bet ${nth + 1}`,
    least: 12,
    isPrompt: true,
    async prepare({ database, clock }) {
      await addOneGame(database);
      await addBetGames(database);
      const player = await addPlayer(database, 'player', 1_000_00);
      const seen = { created_at: clock.now(), seen_at: clock.now() };
      const sessions = database.sql.updateTable('session').set(seen);
      await sessions.where('member_id', '=', player.id).execute();
      const session = await openBetGame(database.sql, player, kind);
      const now = kind.nextAt(clock.now());
      return async (world) => {
        const send = openGames(world.database, { now: () => now });
        const answers = await betTwice(send, kind, { nth, key: 'bet-of-its-kind', session, now });
        for (const { status, reason } of answers.flat()) {
          // A hand that has ended is not dealt again.
          if (status !== 200 && reason !== 'hand_over') throw new Error(JSON.stringify(answers));
        }
      };
    },
  };
}

/** Hands are called, folded, and left until they fold by themselves. */
const betsOf = ({ kind }: BetKind) => (kind === 'poker' ? [0, 1, 2] : [0]);

/** Rounds and bets of all kinds, and their settlement. */
export const betOperations: readonly MoneyOperation[] = [
  round,
  jackpotRound,
  laterBet,
  settlement,
  calledOff,
  calledOffLater,
  reversals,
  draw,
  dailySums,
  ...betKinds.flatMap((kind) => betsOf(kind).map((nth) => betOf(kind, nth))),
];
