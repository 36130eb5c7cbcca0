import type { Centavos } from '#contract/model/money.ts';
import type { Clock } from './clock.ts';
import { fingerprint, randomSecret } from './fingerprint.ts';
import { balanceOf } from './ledger.ts';
import { Refusal } from './refusal.ts';
import { idleLimit } from './sessions.ts';
import { board, book, type Player, record } from './settlement.ts';
import type { Database, Sql } from './store/database.ts';

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

/** What a launch ticket is worth: a session and what the page has to know. */
export interface OpenedRound {
  session: string;
  balanceCentavos: number;
  nodeId: number;
  gameName: string;
  language: string;
}

/** A round to be played. `decide` is asked once, when the stake is there. */
export interface RoundToPlay {
  key: string;
  stakeCentavos: number;
  decide: () => RoundResult;
}

/** Settlement of rounds, offered to the demo games. */
export interface Rounds {
  /** Exchanges a one-use launch ticket for a game session. Refusal `not_found` when unknown, used or older than 60 s. */
  open(ticket: string): Promise<OpenedRound>;
  /** Stakes and settles one round in one transaction. The same key gives the recorded round again and moves nothing. Refusals `insufficient_balance`, and `login.not.session` when the member has signed out. */
  play(session: string, round: RoundToPlay): Promise<SettledRound>;
  balance(session: string): Promise<number>;
}

const highestStake: Centavos = 100_000_00;

async function findPlayer(sql: Sql, session: string, now: number): Promise<Player> {
  const row = await sql
    .selectFrom('game_session')
    .innerJoin('session', 'session.token_hash', 'game_session.session_hash')
    .innerJoin('member', 'member.id', 'game_session.member_id')
    .select(['game_session.member_id', 'username', 'node_id'])
    .where('game_session.token_hash', '=', fingerprint(session))
    .where('seen_at', '>', now - idleLimit)
    .executeTakeFirst();
  if (!row) throw new Refusal(401, 'login.not.session');
  return { memberId: row.member_id, username: row.username, nodeId: row.node_id };
}

function checkRound({ key, stakeCentavos }: RoundToPlay): void {
  const stakes = Number.isSafeInteger(stakeCentavos) && stakeCentavos > 0;
  if (stakes && stakeCentavos <= highestStake && /^[\w-]{1,100}$/.test(key)) return;
  throw new Refusal(400, 'request_invalid', { message: 'Not a round that can be played' });
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

function recorded(sql: Sql, memberId: string, key: string) {
  return sql
    .selectFrom('round')
    .select(['payout', 'outcome'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Asks once, however often the transaction has to be tried. */
function once<Result>(ask: () => Result): () => Result {
  let asked: { result: Result } | null = null;
  return () => (asked ??= { result: ask() }).result;
}

function checkResult(result: RoundResult): RoundResult {
  if (Number.isSafeInteger(result.payoutCentavos) && result.payoutCentavos >= 0) return result;
  throw new RangeError(`A round cannot pay ${result.payoutCentavos} centavos`);
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
    const game = await within
      .selectFrom('game')
      .select('name')
      .where('node_id', '=', row.node_id)
      .executeTakeFirstOrThrow();
    const session = randomSecret();
    await within
      .insertInto('game_session')
      .values({ ...rest, token_hash: fingerprint(session) })
      .execute();
    const balanceCentavos = await balanceOf(within, row.member_id);
    return { session, balanceCentavos, nodeId: row.node_id, gameName: game.name, language };
  }

  async function settle(within: Sql, player: Player, round: RoundToPlay): Promise<SettledRound> {
    const before = await lockWallet(within, player.memberId);
    const known = await recorded(within, player.memberId, round.key);
    if (known) {
      const { payout, outcome } = known;
      return { balanceCentavos: before, payoutCentavos: payout, outcome, repeated: true };
    }
    if (before < round.stakeCentavos) throw new Refusal(200, 'insufficient_balance');
    const result = checkResult(round.decide());
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
