import { mediaRoot } from '#contract/paths.ts';
import type { Seed, SeedGame, Worded } from './seed.ts';
import type { Sql } from '../store/database.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const json = (value: unknown) => JSON.stringify(value);
const words = (worded: Worded) => json(worded);

function showcaseOf(showcases: Seed['showcases'], code: string): string | null {
  const showcase = showcases[code];
  return showcase ? json({ person: `${mediaRoot}/people/${code}.svg`, ...showcase }) : null;
}

/** A game of the seed as a row of its table. */
export function gameRow({ nodeId, gameId, slotClass, leastBet, ...rest }: SeedGame) {
  return {
    ...rest,
    node_id: nodeId,
    game_id: gameId,
    slot_class: slotClass,
    least_bet: leastBet,
  };
}

async function loadGames(
  sql: Sql,
  { games, showcases, slotClasses, vendors }: Seed,
): Promise<void> {
  const lanes = [...new Set(vendors.map(({ category }) => category))];
  const cards = vendors.map(({ opensGames, underMaintenance, ...rest }) => ({
    ...rest,
    opens_games: opensGames,
    under_maintenance: underMaintenance,
    lane: lanes.indexOf(rest.category),
    showcase: showcaseOf(showcases, rest.code),
  }));
  const classes = slotClasses.map(({ key, name }, sort) => ({ key, sort, names: words(name) }));
  await sql.insertInto('vendor').values(cards).execute();
  await sql.insertInto('slot_class').values(classes).execute();
  await sql.insertInto('game').values(games.map(gameRow)).execute();
}

async function loadAnnouncements(
  sql: Sql,
  { announcements, banners }: Seed,
  now: number,
): Promise<void> {
  const pictures = banners.map((banner, sort) => ({
    id: String(banner.bannerId),
    group_name: banner.groupName,
    sort,
    titles: words(banner.title),
    picture: `${mediaRoot}/banners/${banner.bannerId}.svg`,
    linkage_type: banner.linkageType,
    linkage_target: banner.linkageTarget,
  }));
  const rows = announcements.map((announcement, sort) => ({
    id: String(announcement.id),
    type: announcement.type,
    sort,
    titles: words(announcement.title),
    contents: words(announcement.content),
    promotion_type: announcement.promotionType,
    execution: announcement.execution,
    starts_at: now + announcement.startsInDays * day,
    ends_at: announcement.endsInDays === null ? null : now + announcement.endsInDays * day,
    pictures: json(announcement.pictures),
  }));
  await sql.insertInto('banner').values(pictures).execute();
  await sql.insertInto('announcement').values(rows).execute();
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

async function loadReference(sql: Sql, { countries, help }: Seed): Promise<void> {
  const rows = countries.map(({ countryCode, dialCode }, sort) => ({
    code: countryCode,
    dial_code: dialCode,
    sort,
  }));
  const articles = help.map(({ tag, title, content }, sort) => ({
    tag,
    sort,
    titles: words(title),
    contents: words(content),
  }));
  await sql.insertInto('country').values(rows).execute();
  await sql.insertInto('help_article').values(articles).execute();
}

/** Fills the tables of content. The seed's relative times count from `now`, in epoch milliseconds. */
export async function loadContent(sql: Sql, seed: Seed, now: number): Promise<void> {
  await loadGames(sql, seed);
  await loadAnnouncements(sql, seed, now);
  await loadWinners(sql, seed, now);
  await loadLottery(sql, seed, now);
  await loadReference(sql, seed);
}
