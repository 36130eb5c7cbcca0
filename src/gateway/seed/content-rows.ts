import { mediaRoot } from '#protocol/paths.ts';
import type { Seed, SeedGame, Worded } from './seed.ts';

const day = 24 * 3_600_000;

/** A text in each language as a column. */
export const words = (worded: Worded) => JSON.stringify(worded);

function showcaseOf(showcases: Seed['showcases'], code: string): string | null {
  const showcase = showcases[code];
  return showcase
    ? JSON.stringify({ person: `${mediaRoot}/people/${code}.svg`, ...showcase })
    : null;
}

/** A game of the seed as a row of its table. */
export function gameRow({
  nodeId,
  gameId,
  slotClass,
  leastBet,
  isNew,
  returnRate,
  isJackpot,
  mostBet,
  ...rest
}: SeedGame) {
  return {
    ...rest,
    node_id: nodeId,
    game_id: gameId,
    slot_class: slotClass,
    least_bet: leastBet,
    is_new: isNew,
    return_rate: returnRate,
    is_jackpot: isJackpot,
    most_bet: mostBet,
  };
}

/** The vendors of the seed as rows. Order and lane depend on the whole list. */
export function vendorRows({ showcases, vendors }: Seed) {
  const lanes = [...new Set(vendors.map(({ category }) => category))];
  return vendors.map(({ opensGames, underMaintenance, ...rest }) => ({
    ...rest,
    opens_games: opensGames,
    under_maintenance: underMaintenance,
    lane: lanes.indexOf(rest.category),
    showcase: showcaseOf(showcases, rest.code),
  }));
}

/** The banners of the seed as rows. */
export function bannerRows({ banners }: Seed) {
  return banners.map((banner, sort) => ({
    id: String(banner.bannerId),
    group_name: banner.groupName,
    sort,
    titles: words(banner.title),
    picture: `${mediaRoot}/banners/${banner.bannerId}.svg`,
    linkage_type: banner.linkageType,
    linkage_target: banner.linkageTarget,
  }));
}

/** The announcements of the seed as rows. Their days count from `now`. */
export function announcementRows({ announcements }: Seed, now: number) {
  return announcements.map((announcement, sort) => ({
    id: String(announcement.id),
    type: announcement.type,
    sort,
    titles: words(announcement.title),
    contents: words(announcement.content),
    promotion_type: announcement.promotionType,
    execution: announcement.execution,
    starts_at: now + announcement.startsInDays * day,
    ends_at: announcement.endsInDays === null ? null : now + announcement.endsInDays * day,
    pictures: JSON.stringify(announcement.pictures),
  }));
}

/** The countries of the seed as rows. */
export function countryRows({ countries }: Seed) {
  return countries.map(({ countryCode, dialCode }, sort) => ({
    code: countryCode,
    dial_code: dialCode,
    sort,
  }));
}

/** The articles of the help centre as rows. */
export function articleRows({ help }: Seed) {
  return help.map(({ tag, title, content }, sort) => ({
    tag,
    sort,
    titles: words(title),
    contents: words(content),
  }));
}

/** The banks of the seed as rows. */
export function bankRows({ banks }: Seed) {
  return banks.map(({ minLength, maxLength, ...bank }, sort) => ({
    ...bank,
    min_length: minLength,
    max_length: maxLength,
    sort,
  }));
}

/** The ways to deposit as rows. */
export function depositChannelRows({ depositChannels }: Seed) {
  return depositChannels.map(({ feeRate, feeFixed, hours, lifeMinutes, ...rest }, sort) => ({
    code: rest.code,
    name: rest.name,
    logo: rest.logo,
    kind: rest.kind,
    provider: rest.provider,
    least: rest.least,
    most: rest.most,
    presets: JSON.stringify(rest.presets),
    fee_rate: feeRate,
    fee_fixed: feeFixed,
    open_from: hours?.from ?? null,
    open_to: hours?.to ?? null,
    life_seconds: lifeMinutes * 60,
    on_device: rest.onDevice,
    in_frame: rest.inFrame,
    account: rest.account && JSON.stringify(rest.account),
    enabled: true,
    sort,
  }));
}

/** The guides to deposits as rows. */
export function depositGuideRows({ depositGuides }: Seed) {
  return depositGuides.map(({ target, steps }) => ({ target, steps: JSON.stringify(steps) }));
}

/** The rules of bonuses as rows. */
export function bonusRuleRows({ bonusRules }: Seed) {
  return bonusRules.map(({ title, terms, conditions, announcement, ...rule }, sort) => ({
    ...rule,
    titles: words(title),
    terms: JSON.stringify(terms),
    conditions: JSON.stringify(conditions),
    announcement: announcement === null ? null : String(announcement),
    enabled: true,
    sort,
  }));
}

/** The levels of the club as rows. */
export function rankRows({ ranks }: Seed) {
  return ranks.map((rank, sort) => ({
    id: rank.id,
    sort,
    names: words(rank.name),
    month_turnover: rank.monthTurnover,
    total_turnover: rank.totalTurnover,
    gift: rank.gift,
    benefits: JSON.stringify(rank.benefits),
  }));
}

/** The turnover that earns one point, as rows that are valid from the first day. */
export function pointRateRows({ pointRates }: Seed) {
  return pointRates.map((rate) => ({ ...rate, since_day: 0 }));
}

/** The items of the points mall as rows. Gifts are sent to the member. */
export function pointItemRows({ pointItems }: Seed) {
  return pointItems.map(({ name, description, ...rest }, sort) => ({
    ...rest,
    sort,
    names: words(name),
    descriptions: words(description),
    is_sent: rest.kind === 'gift',
  }));
}
