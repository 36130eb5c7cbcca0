import type { Sql } from '../../../store/database.ts';
import type { HarmKind } from '../../../store/tables/protection-tables.ts';
import { centavos, row, table, time } from '../../view-parts.ts';
import type { Block, Cell } from '../../view.ts';

/** Markers that a page shows. */
const shown = 50;

const names: Readonly<Record<HarmKind, string>> = {
  chasing: 'Deposits after a loss',
  raisedStakes: 'Raised stakes after a loss',
  nightPlay: 'Play at night',
  failedDeposits: 'Failed deposits',
  cancelledWithdrawals: 'Cancelled withdrawals',
  raisedLimits: 'Raised limits',
  reachedLimits: 'Reached limits',
};

type Rule = Readonly<Record<string, number>>;

const pesosOf = (value = 0) => (value / 100).toLocaleString('en-PH');

/** The rule as it was when the marker was made, in words. */
const ruleTexts: Readonly<Record<HarmKind, (rule: Rule) => string>> = {
  chasing: (rule) =>
    `from ${rule['count']} deposits within ${rule['withinMinutes']} minutes of a lost bet, after a loss from ${pesosOf(rule['lossFrom'])} pesos on the day`,
  raisedStakes: (rule) =>
    `from ${rule['count']} stakes of ${rule['times']} times the lost one or more, from ${pesosOf(rule['leastStake'])} pesos, within ${rule['withinMinutes']} minutes`,
  nightPlay: (rule) =>
    `from ${rule['count']} nights with bets in ${rule['hours']} hours or more, from ${rule['from']} to ${rule['until']} o'clock`,
  failedDeposits: (rule) => `from ${rule['count']} failed deposits`,
  cancelledWithdrawals: (rule) => `from ${rule['count']} withdrawals that the member cancelled`,
  raisedLimits: (rule) => `from ${rule['count']} limits raised or removed`,
  reachedLimits: (rule) =>
    `from ${rule['count']} days with ${rule['percent']} percent of a limit of a day used`,
};

const ruleText = (kind: HarmKind, rule: Rule) =>
  `${ruleTexts[kind](rule)}, in ${rule['windowHours']} hours`;

function selectMarkers(sql: Sql) {
  return sql
    .selectFrom('harm_marker')
    .innerJoin('member', 'member.id', 'harm_marker.member_id')
    .select(['harm_marker.id', 'member.username', 'kind', 'at', 'count', 'amount', 'loss', 'rule'])
    .select('notified_at')
    .orderBy('at', 'desc')
    .orderBy('harm_marker.id', 'desc')
    .limit(shown);
}

type Marker = Awaited<ReturnType<ReturnType<typeof selectMarkers>['execute']>>[number];

const cellsOf = (one: Marker): Cell[] => [
  time(one.at),
  names[one.kind],
  String(one.count),
  centavos(one.amount),
  centavos(one.loss),
  one.notified_at === null ? 'no message: the last one is too near' : 'message to the inbox',
  ruleText(one.kind, one.rule),
];

const columns = ['Time', 'Sign', 'Number', 'Pesos', 'Loss of the day', 'Sent', 'Rule'];

/** The signs of harm in the play of a member, newest first, and the time until which nothing advertises to the member. */
export async function harmTable(sql: Sql, memberId: string): Promise<Block> {
  const markers = await selectMarkers(sql).where('member_id', '=', memberId).execute();
  return table({
    title: 'Signs of harm',
    text: 'Nothing advertises to a member for some time after a sign. Be kind: a sign is no proof.',
    columns,
    rows: markers.map((one) => row(one.id, cellsOf(one))),
    empty: 'No rule has found a sign.',
  });
}

/** The newest signs of harm of all members, each with a link to the member. */
export async function newestHarmTable(sql: Sql): Promise<Block> {
  const markers = await selectMarkers(sql).execute();
  const rows = markers.map((one) => {
    const query = { username: one.username };
    const link = { kind: 'link', text: one.username, section: 'members', query } as const;
    return row(one.id, [link, ...cellsOf(one)]);
  });
  const title = 'Newest signs of harm';
  return table({
    title,
    columns: ['Member', ...columns],
    rows,
    empty: 'No rule has found a sign.',
  });
}
