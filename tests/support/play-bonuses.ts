import { demoSeed } from '#demo/demo.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import { giveUpBonus } from '#gateway/money/bonuses/give-up.ts';
import { grantBonus, type NewBonus } from '#gateway/money/bonuses/grant-bonus.ts';
import { placeBet } from '#gateway/money/open-bets.ts';
import { prepareRound, settleRound } from '#gateway/money/rounds.ts';
import { bonusRuleRows } from '#gateway/seed/content-rows.ts';
import type { Database } from '#gateway/store/database.ts';
import { prepareLedger } from './add-player.ts';

/** Adds the house, one game and the demo's rules of bonuses to an empty store. */
export async function prepareBonuses(database: Database): Promise<void> {
  await prepareLedger(database);
  await database.sql.insertInto('bonus_rule').values(bonusRuleRows(demoSeed)).execute();
}

/** A bet of a test. Amounts in centavos. */
export interface TestBet {
  readonly key: string;
  readonly stake: number;
  readonly pays: number;
  readonly category?: GameType;
  /** A slot, in which free spins can be played. */
  readonly isSlot?: boolean;
  /** The vendor's wallet that is played from. */
  readonly wallet?: string;
}

/** Functions that grant bonuses to members and play with them. `at` is the time of all that happens. */
export function createBonusPlay(database: Database, at: number) {
  const playerOf = (memberId: string, { category = 'RNG', isSlot = false, wallet }: TestBet) => ({
    memberId,
    nodeId: 1,
    category,
    vendor: 'V',
    facts: { leastBet: null, lines: isSlot ? 10 : null },
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
        decide: () => ({ payoutCentavos, outcome: {} }),
      });
      return database.transaction((sql) => settleRound(sql, playerOf(memberId, bet), round, at));
    },
    place(memberId: string, bet: TestBet): Promise<string | null> {
      const { key, stake: stakeCentavos, pays: payoutCentavos } = bet;
      const placed = { key, stakeCentavos, result: { payoutCentavos, outcome: {} }, dueAt: at };
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
