import * as calls from '#protocol/calls/rank.ts';
import { toPesos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { conditionsOfRank, metConditions, reachedRank, readRanks, readTurnover } from './ranks.ts';

/** The level that the member has. Refusal `function.not.available` for a member without a club. */
async function rankIdOf({ sql, member }: RequestContext): Promise<string | null> {
  const row = await sql
    .selectFrom('member')
    .select(['rank_id', 'club_type'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (row.club_type === null) throw new Refusal(200, 'function.not.available');
  return row.rank_id;
}

export const getRankProgress = handle(calls.getRankProgress, async (_, context) => {
  const { sql, member, language, now } = context;
  const current = await rankIdOf(context);
  const [ranks, turnover] = [await readRanks(sql), await readTurnover(sql, member.id, now)];
  const rank = reachedRank(ranks, current, turnover);
  const next = ranks[(rank === null ? -1 : ranks.indexOf(rank)) + 1] ?? null;
  const expected = (needed: number | undefined) => (needed === undefined ? null : toPesos(needed));
  return {
    playerRankName: rank?.names[language] ?? '',
    monthlyTurnover: {
      actual: toPesos(turnover.month),
      expected: expected(next?.month_turnover),
    },
    totalTurnover: {
      actual: toPesos(turnover.total),
      expected: expected(next?.total_turnover),
    },
    playerRankProgress: next && { labelId: next.id, conditionType: 'ALL' },
    currentProgress: {
      completedConditions: next === null ? conditionsOfRank : metConditions(next, turnover),
      totalExpectedConditions: conditionsOfRank,
    },
  };
});

export const getRanks = handle(calls.getRanks, async (_, context) => {
  const { sql, language } = context;
  const current = await rankIdOf(context);
  const ranks = await readRanks(sql);
  return {
    list: ranks.map((rank) => ({
      labelId: rank.id,
      playerRankName: rank.names[language],
      iconUrl: null,
      monthlyTurnover: toPesos(rank.month_turnover),
      totalTurnover: toPesos(rank.total_turnover),
      benefits: rank.benefits.map((benefit) => benefit[language]),
    })),
    currentLabelId: current,
  };
});
