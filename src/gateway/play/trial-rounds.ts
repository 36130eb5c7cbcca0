import type { Centavos } from '#protocol/model/money.ts';
import { gameToPlay, nodesOfKind } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { prepareRound, type RoundToPlay, type SettledRound } from '../bets/bets.ts';
import type { Database, Sql } from '../store/database.ts';
import type { OpenedGame, Rounds } from './play.ts';

/** Lifetime of a launch ticket, in milliseconds. */
const ticketLifeMs = 60_000;

/** Lifetime of a purse after its game was opened, in milliseconds. */
const purseLifeMs = 4 * 3_600_000;

/** Opening balance of a purse. */
const openingBalance: Centavos = 2_000_00;

/** Number of rounds that a purse keeps, so that a repeated key gets its result and the row stays small. */
const maxKeptRounds = 20;

/** Creates a purse of play money for a game. Returns the one-use ticket that its page exchanges within 60 s. */
export async function issueTrial(
  sql: Sql,
  { nodeId, language, now }: { nodeId: number; language: string; now: number },
): Promise<string> {
  const ticket = randomToken();
  await sql
    .insertInto('trial')
    .values({
      token_hash: hashToken(ticket),
      node_id: nodeId,
      language,
      balance: openingBalance,
      rounds: '[]',
      expires_at: now + ticketLifeMs,
    })
    .execute();
  return ticket;
}

/** The token of a purse, the kind of the page that names it, and the time. */
interface Asked {
  readonly session: string;
  readonly kind: string;
  readonly now: number;
}

/**
 * Locks a purse until the end of the transaction. Refusal `login.not.session` when it is unknown, expired or for a game of
 * another kind.
 */
async function lockPurse(sql: Sql, { session, kind, now }: Asked) {
  const purse = await sql
    .selectFrom('trial')
    .selectAll()
    .where('token_hash', '=', hashToken(session))
    .where('opened', '=', true)
    .where('expires_at', '>', now)
    .where('node_id', 'in', nodesOfKind(sql, kind))
    .forUpdate()
    .executeTakeFirst();
  if (!purse) throw new Refusal(401, 'login.not.session');
  return purse;
}

/** A game with play money, which wins no jackpot. */
async function trialGame(sql: Sql, nodeId: number, now: number) {
  const { game, category } = await gameToPlay(sql, nodeId, now);
  return { category, game: { ...game, facts: { ...game.facts, isJackpot: false } } };
}

/** Rounds with play money. They change their purse only: no ledger, jackpot, winners board or bet record. */
export function createTrialRounds(
  { transaction }: Pick<Database, 'transaction'>,
  clock: Clock,
): Rounds {
  async function exchange(within: Sql, ticket: string, kind: string): Promise<OpenedGame> {
    const now = clock.now();
    const session = randomToken();
    const purse = await within
      .updateTable('trial')
      .set({ token_hash: hashToken(session), opened: true, expires_at: now + purseLifeMs })
      .where('token_hash', '=', hashToken(ticket))
      .where('opened', '=', false)
      .where('expires_at', '>', now)
      .where('node_id', 'in', nodesOfKind(within, kind))
      .returning(['node_id', 'language', 'balance'])
      .executeTakeFirst();
    if (!purse) throw new Refusal(404, 'not_found', { message: 'The ticket is not good any more' });
    const { game, category } = await trialGame(within, purse.node_id, now);
    const { balance: balanceCentavos, language } = purse;
    return { session, money: 'play', balanceCentavos, ...game, category, language };
  }

  async function settle(within: Sql, asked: Asked, round: RoundToPlay): Promise<SettledRound> {
    const { key, stakeCentavos } = round;
    const purse = await lockPurse(within, asked);
    const known = purse.rounds.find((one) => one.key === key);
    if (known) {
      const { payoutCentavos, outcome } = known;
      const paid = { payoutCentavos, jackpotCentavos: 0, outcome };
      return { ...paid, balanceCentavos: purse.balance, repeated: true };
    }
    if (purse.balance < stakeCentavos) throw new Refusal(200, 'insufficient_balance');
    const { game, category } = await trialGame(within, purse.node_id, asked.now);
    const { payoutCentavos, outcome } = round.decide(game.facts, category);
    const result = { payoutCentavos, outcome };
    const balance = purse.balance - stakeCentavos + result.payoutCentavos;
    const rounds = [...purse.rounds, { key, ...result }].slice(-maxKeptRounds);
    await within
      .updateTable('trial')
      .set({ balance, rounds: JSON.stringify(rounds) })
      .where('token_hash', '=', purse.token_hash)
      .execute();
    return { ...result, jackpotCentavos: 0, balanceCentavos: balance, repeated: false };
  }

  return {
    open: (ticket, kind) => transaction((within) => exchange(within, ticket, kind)),
    async play(session, kind, round) {
      const prepared = prepareRound(round);
      const asked = { session, kind, now: clock.now() };
      return transaction((within) => settle(within, asked, prepared));
    },
    async balance(session, kind) {
      const asked = { session, kind, now: clock.now() };
      return transaction(async (within) => (await lockPurse(within, asked)).balance);
    },
  };
}
