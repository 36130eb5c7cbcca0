import {
  announcementRows,
  articleRows,
  bankRows,
  bonusRuleRows,
  depositChannelRows,
  depositGuideRows,
  bannerRows,
  countryRows,
  pointItemRows,
  pointRateRows,
  rankRows,
  gameRow,
  vendorRows,
  words,
} from './content-rows.ts';
import type { Seed } from './seed.ts';
import type { Sql } from '../store/database.ts';

const minute = 60_000;

async function loadGames(sql: Sql, seed: Seed): Promise<void> {
  const { games, slotClasses } = seed;
  const classes = slotClasses.map(({ key, name }, sort) => ({ key, sort, names: words(name) }));
  await sql.insertInto('vendor').values(vendorRows(seed)).execute();
  await sql.insertInto('slot_class').values(classes).execute();
  await sql.insertInto('game').values(games.map(gameRow)).execute();
}

async function loadWinners(sql: Sql, { games, winners }: Seed, now: number): Promise<void> {
  const names = new Map(games.map(({ nodeId, name }) => [nodeId, name]));
  const rows = winners.map((winner) => ({
    id: winner.recordId,
    customer_name: winner.customerName,
    game_name: names.get(winner.nodeId) ?? '',
    node_id: winner.nodeId,
    amount: winner.centavos,
    won_at: now - winner.minutesAgo * minute,
  }));
  await sql.insertInto('winner').values(rows).execute();
}

async function loadLottery(sql: Sql, { draws, lotteryGames }: Seed, now: number): Promise<void> {
  const rows = lotteryGames.map(({ gameId, gameCode, group, name }, sort) => ({
    code: gameCode,
    id: gameId,
    group_code: group,
    sort,
    names: words(name),
  }));
  const drawn = draws.map(({ gameCode, numero, openCode, minutesAgo }) => ({
    game_code: gameCode,
    numero,
    open_code: openCode,
    opened_at: now - minutesAgo * minute,
  }));
  await sql.insertInto('lottery_game').values(rows).execute();
  await sql.insertInto('lottery_draw').values(drawn).execute();
}

/** Fills the tables of content. The seed's relative times count from `now`, in epoch milliseconds. */
export async function loadContent(sql: Sql, seed: Seed, now: number): Promise<void> {
  await loadGames(sql, seed);
  await sql.insertInto('banner').values(bannerRows(seed)).execute();
  await sql.insertInto('announcement').values(announcementRows(seed, now)).execute();
  await loadWinners(sql, seed, now);
  await loadLottery(sql, seed, now);
  await sql.insertInto('bank').values(bankRows(seed)).execute();
  await sql.insertInto('deposit_channel').values(depositChannelRows(seed)).execute();
  await sql.insertInto('deposit_guide').values(depositGuideRows(seed)).execute();
  await sql.insertInto('bonus_rule').values(bonusRuleRows(seed)).execute();
  await sql.insertInto('rank').values(rankRows(seed)).execute();
  await sql.insertInto('point_item').values(pointItemRows(seed)).execute();
  await sql
    .insertInto('point_exchange')
    .values([...seed.pointExchange])
    .execute();
  await sql.insertInto('point_rate').values(pointRateRows(seed)).execute();
  await sql.insertInto('country').values(countryRows(seed)).execute();
  await sql.insertInto('help_article').values(articleRows(seed)).execute();
}
