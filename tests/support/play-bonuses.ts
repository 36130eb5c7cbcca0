import { demoSeed } from '#demo/demo.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { splitPayout } from '#gateway/bonuses/split-stake.ts';
import { giveUpBonus } from '#gateway/bonuses/give-up.ts';
import { grantBonus, type NewBonus } from '#gateway/bonuses/grant-bonus.ts';
import { openBet } from '#gateway/bets/bet-entries.ts';
import type { EventBet } from '#gateway/bets/exposure/count-exposure.ts';
import { placeBet } from '#gateway/bets/open-bets.ts';
import { prepareRound, settleRound } from '#gateway/bets/rounds.ts';
import { bonusRuleRows } from '#gateway/seed/content-rows.ts';
import type { Database } from '#gateway/store/database.ts';
import { prepareLedger } from './add-player.ts';

/** Adds the house, one game and the demo's rules of bonuses to an empty store. */
export async function prepareBonuses(database: Database): Promise<void> {
  await prepareLedger(database);
  await database.sql.insertInto('bonus_rule').values(bonusRuleRows(demoSeed)).execute();
}

/** The cash that the rounds of a member have won, by the purses that each was staked from. */
export async function cashWon({ sql }: Database, memberId: string): Promise<number> {
  const rounds = await sql
    .selectFrom('round')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  return rounds.reduce((sum, { stake, payout, status, bonus_stakes: parts }) => {
    const staked = stake - (parts ?? []).reduce((all, one) => all + one.amount, 0);
    const isOver = status !== openBet;
    return sum - staked + (isOver ? splitPayout(payout, stake, parts ?? []).cash : 0);
  }, 0);
}

/** The English titles of the messages of a member, the first one first. */
export async function messagesOf({ sql }: Database, memberId: string): Promise<string[]> {
  const messages = sql.selectFrom('message').select('titles').where('member_id', '=', memberId);
  return (await messages.orderBy('id').execute()).map(({ titles }) => titles.EN);
}

/** A bet of a test. Amounts in centavos. */
interface TestBet {
  readonly key: string;
  readonly stake: number;
  readonly pays: number;
  readonly category?: GameType;
  /** Part of the jackpot that it wins besides. */
  readonly jackpotPart?: number;
  /** A slot, in which free spins can be played. */
  readonly isSlot?: boolean;
  /** The vendor's wallet that is played from. */
  readonly wallet?: string;
  /** A second stake that may follow an open bet. */
  readonly raise?: number;
  /** Milliseconds until an open bet is due. 0 by default. */
  readonly dueIn?: number;
  /** The event that an open bet depends on. It has one outcome. */
  readonly event?: string;
}

/** A bet on an event without limits. */
function eventBetOf(event: string, { stake, pays }: TestBet, endsAt: number): EventBet {
  const most = Number.MAX_SAFE_INTEGER;
  return {
    event,
    closesAt: endsAt,
    endsAt,
    stakes: { win: stake },
    payouts: [pays],
    places: [{ stakeCentavos: stake, payouts: [pays] }],
    isCombined: false,
    limits: { memberPlace: most, memberStake: most, memberPayout: most, houseLoss: most },
  };
}

/** Functions that grant bonuses to members and play with them. `at` is the time of all that happens. */
export function createBonusPlay(database: Database, at: number) {
  const playerOf = (
    memberId: string,
    { category = 'RNG', isSlot = false, wallet, jackpotPart }: TestBet,
  ) => ({
    memberId,
    nodeId: 1,
    category,
    vendor: 'V',
    facts: { leastBet: null, lines: isSlot ? 10 : null, isJackpot: jackpotPart !== undefined },
    ...(wallet !== undefined && { wallet }),
  });
  return {
    grant(memberId: string, key: string, rest: Partial<NewBonus> = {}): Promise<string> {
      const cause = { table: 'member', id: memberId } as const;
      const wanted = { memberId, key, cause, rule: 'reward', base: 100_00, at, ...rest };
      return database.transaction((sql) => grantBonus(sql, { actor: 'operator', ...wanted }));
    },
    play(memberId: string, bet: TestBet) {
      const { key, stake: stakeCentavos, pays: payoutCentavos } = bet;
      const round = prepareRound({
        key,
        stakeCentavos,
        decide: () => ({ payoutCentavos, outcome: {}, jackpotPart: bet.jackpotPart }),
      });
      return database.transaction((sql) => settleRound(sql, playerOf(memberId, bet), round, at));
    },
    place(memberId: string, bet: TestBet): Promise<string | null> {
      const { key, stake: stakeCentavos, pays: payoutCentavos, raise: raiseCentavos } = bet;
      const result = { payoutCentavos, outcome: {} };
      const dueAt = at + (bet.dueIn ?? 0);
      const events = bet.event === undefined ? [] : [eventBetOf(bet.event, bet, dueAt)];
      const placed = { key, stakeCentavos, raiseCentavos, result, dueAt, events };
      return database.transaction((sql) => placeBet(sql, playerOf(memberId, bet), placed, at));
    },
    giveUp: (memberId: string, id: string) =>
      database.transaction((sql) =>
        giveUpBonus(sql, { memberId, id, reason: 'givenUp', actor: 'member', at }),
      ),
    bonus: (id: string) =>
      database.sql.selectFrom('bonus').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

export type BonusPlay = ReturnType<typeof createBonusPlay>;
