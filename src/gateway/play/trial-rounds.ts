import type { Centavos } from '#contract/model/money.ts';
import { checkResult, checkRound, once } from '../money/check-round.ts';
import type { Clock } from '../clock.ts';
import { fingerprint, randomSecret } from '../store/hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import {
  gameAt,
  type OpenedRound,
  type Rounds,
  type RoundToPlay,
  type SettledRound,
} from '../money/rounds.ts';
import type { Database, Sql } from '../store/database.ts';

/** How long a way in may be used, in milliseconds, and how long its purse may be played from then on. */
const ticketLimit = 60_000;
const playLimit = 4 * 3_600_000;

/** What everybody begins with. */
const freshPurse: Centavos = 2_000_00;

/** Rounds that are remembered: a page asks again for its last one, and a purse stays one small row. */
const remembered = 20;

/** Fills a purse of play money for a game; gives the ticket that its page exchanges once, and soon. */
export async function issueTrial(
  sql: Sql,
  { nodeId, language, now }: { nodeId: number; language: string; now: number },
): Promise<string> {
  const ticket = randomSecret();
  await sql
    .insertInto('trial')
    .values({
      token_hash: fingerprint(ticket),
      node_id: nodeId,
      language,
      balance: freshPurse,
      rounds: '[]',
      expires_at: now + ticketLimit,
    })
    .execute();
  return ticket;
}

/** Purses take turns, as wallets do: from here to the end of the transaction nobody else moves this one. */
async function lockPurse(sql: Sql, session: string, now: number) {
  const purse = await sql
    .selectFrom('trial')
    .selectAll()
    .where('token_hash', '=', fingerprint(session))
    .where('opened', '=', true)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!purse) throw new Refusal(401, 'login.not.session');
  return purse;
}

/** Rounds with play money. They touch no ledger, jackpot, board or record: only their own purse. */
export function createTrialRounds(
  { transaction }: Pick<Database, 'transaction'>,
  clock: Clock,
): Rounds {
  async function exchange(within: Sql, ticket: string): Promise<OpenedRound> {
    const now = clock.now();
    const session = randomSecret();
    const purse = await within
      .updateTable('trial')
      .set({ token_hash: fingerprint(session), opened: true, expires_at: now + playLimit })
      .where('token_hash', '=', fingerprint(ticket))
      .where('opened', '=', false)
      .where('expires_at', '>', now)
      .returning(['node_id', 'language', 'balance'])
      .executeTakeFirst();
    if (!purse) throw new Refusal(404, 'not_found', { message: 'The ticket is not good any more' });
    const game = await gameAt(within, purse.node_id);
    const { balance: balanceCentavos, language } = purse;
    return { session, money: 'play', balanceCentavos, ...game, language };
  }

  async function settle(within: Sql, session: string, round: RoundToPlay): Promise<SettledRound> {
    const { key, stakeCentavos } = round;
    const purse = await lockPurse(within, session, clock.now());
    const known = purse.rounds.find((one) => one.key === key);
    if (known) {
      const { payoutCentavos, outcome } = known;
      return { payoutCentavos, outcome, balanceCentavos: purse.balance, repeated: true };
    }
    if (purse.balance < stakeCentavos) throw new Refusal(200, 'insufficient_balance');
    const { facts } = await gameAt(within, purse.node_id);
    const result = checkResult(round.decide(facts));
    const balance = purse.balance - stakeCentavos + result.payoutCentavos;
    const rounds = [...purse.rounds, { key, ...result }].slice(-remembered);
    await within
      .updateTable('trial')
      .set({ balance, rounds: JSON.stringify(rounds) })
      .where('token_hash', '=', purse.token_hash)
      .execute();
    return { ...result, balanceCentavos: balance, repeated: false };
  }

  return {
    open: (ticket) => transaction((within) => exchange(within, ticket)),
    async play(session, round) {
      checkRound(round);
      const decided = { ...round, decide: once(round.decide) };
      return transaction((within) => settle(within, session, decided));
    },
    balance: (session) =>
      transaction(async (within) => (await lockPurse(within, session, clock.now())).balance),
  };
}
