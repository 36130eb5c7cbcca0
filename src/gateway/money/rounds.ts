import type { Centavos } from '#contract/model/money.ts';
import { checkResult, checkRound, once } from './check-round.ts';
import type { Clock } from '../clock.ts';
import { fingerprint, randomSecret } from '../store/hash-token.ts';
import { balanceOf } from './ledger.ts';
import { Refusal } from '../http/refusal.ts';
import { idleLimit } from '../accounts/sessions.ts';
import { board, book, type Player, record } from './settlement.ts';
import type { Database, Sql } from '../store/database.ts';

/** How a round ended. `outcome` is JSON the game page shows. */
export interface RoundResult {
  payoutCentavos: number;
  outcome: unknown;
}

/** A round as it stands in the books. `repeated`: the key was known, nothing moved. */
export interface SettledRound {
  balanceCentavos: number;
  payoutCentavos: number;
  outcome: unknown;
  repeated: boolean;
}

/** What the catalogue says of a game, and so what it is played by: the least stake in centavos and its lines; null where it says nothing. */
export interface GameFacts {
  readonly leastBet: Centavos | null;
  readonly lines: number | null;
}

/** What a launch ticket is worth: a session and what the page has to know. */
export interface OpenedRound {
  session: string;
  /** What is staked: a member's balance, or play money that is worth nothing. */
  money: 'real' | 'play';
  facts: GameFacts;
  balanceCentavos: number;
  nodeId: number;
  gameName: string;
  language: string;
}

/** A round to be played. `decide` is asked once, when the stake is there; it may refuse the stake. */
export interface RoundToPlay {
  key: string;
  stakeCentavos: number;
  decide: (facts: GameFacts) => RoundResult;
}

/** Rounds of the demo games: settled in the ledger, or with play money. */
export interface Rounds {
  /** Exchanges a one-use launch ticket for a game session. Refusal `not_found` when unknown, used or older than 60 s. */
  open(ticket: string): Promise<OpenedRound>;
  /** Stakes and settles one round in one transaction. The same key gives the recorded round again and moves nothing. Refusals `insufficient_balance`, and `login.not.session` when the member has signed out. */
  play(session: string, round: RoundToPlay): Promise<SettledRound>;
  balance(session: string): Promise<number>;
}

async function findPlayer(sql: Sql, session: string, now: number): Promise<Player> {
  const row = await sql
    .selectFrom('game_session')
    .innerJoin('session', 'session.token_hash', 'game_session.session_hash')
    .innerJoin('member', 'member.id', 'game_session.member_id')
    .innerJoin('game', 'game.node_id', 'game_session.node_id')
    .select(['game_session.member_id', 'username', 'game.node_id', 'least_bet', 'lines'])
    .where('game_session.token_hash', '=', fingerprint(session))
    .where('seen_at', '>', now - idleLimit)
    .executeTakeFirst();
  if (!row) throw new Refusal(401, 'login.not.session');
  const { member_id: memberId, username, node_id: nodeId, least_bet: leastBet, lines } = row;
  return { memberId, username, nodeId, facts: { leastBet, lines } };
}

/** Players of one wallet take turns: from here to the end of the transaction nobody else moves it. */
async function lockWallet(sql: Sql, memberId: string): Promise<Centavos> {
  const { balance } = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}

/** What the page of a game is told of it. */
export async function gameAt(sql: Sql, nodeId: number) {
  const { name, ...facts } = await sql
    .selectFrom('game')
    .select(['name', 'least_bet as leastBet', 'lines'])
    .where('node_id', '=', nodeId)
    .executeTakeFirstOrThrow();
  return { nodeId, gameName: name, facts };
}

function recorded(sql: Sql, memberId: string, key: string) {
  return sql
    .selectFrom('round')
    .select(['payout', 'outcome'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Rounds over the ledger of a store. */
export function createRounds(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  clock: Clock,
): Rounds {
  async function exchange(within: Sql, ticket: string): Promise<OpenedRound> {
    const row = await within
      .deleteFrom('launch_ticket')
      .where('ticket_hash', '=', fingerprint(ticket))
      .where('expires_at', '>', clock.now())
      .returning(['member_id', 'session_hash', 'node_id', 'language'])
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'not_found', { message: 'The ticket is not good any more' });
    const { language, ...rest } = row;
    const game = await gameAt(within, row.node_id);
    const session = randomSecret();
    await within
      .insertInto('game_session')
      .values({ ...rest, token_hash: fingerprint(session) })
      .execute();
    const balanceCentavos = await balanceOf(within, row.member_id);
    return { session, money: 'real', balanceCentavos, ...game, language };
  }

  async function settle(within: Sql, player: Player, round: RoundToPlay): Promise<SettledRound> {
    const before = await lockWallet(within, player.memberId);
    const known = await recorded(within, player.memberId, round.key);
    if (known) {
      const { payout, outcome } = known;
      return { balanceCentavos: before, payoutCentavos: payout, outcome, repeated: true };
    }
    if (before < round.stakeCentavos) throw new Refusal(200, 'insufficient_balance');
    const result = checkResult(round.decide(player.facts));
    const settlement = { player, round, result, now: clock.now() };
    await record(within, settlement);
    await board(within, settlement);
    const balances = await book(within, settlement);
    const balanceCentavos = balances?.get(player.memberId) ?? before;
    return { ...result, balanceCentavos, repeated: false };
  }

  return {
    open: (ticket) => transaction((within) => exchange(within, ticket)),
    async play(session, round) {
      checkRound(round);
      const player = await findPlayer(sql, session, clock.now());
      const decided = { ...round, decide: once(round.decide) };
      return transaction((within) => settle(within, player, decided));
    },
    balance: async (session) =>
      balanceOf(sql, (await findPlayer(sql, session, clock.now())).memberId),
  };
}
