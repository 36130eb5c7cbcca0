import {
  array,
  boolean,
  type GenericSchema,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
} from 'valibot';
import type { SystemStatus } from '#contract/calls/system.ts';
import type { Announcement, Banner } from '#contract/model/announcement.ts';
import type { Game } from '#contract/model/game.ts';
import { accountType, type Member } from '#contract/model/member.ts';
import type { Lane, VendorCard } from '#contract/model/vendor.ts';
import type { Winner } from '#contract/model/winner.ts';
import type { Country } from '../countries/find-countries.ts';
import type { HelpArticle } from '../help/help-search.ts';
import type { StarChange, Stars } from '../favourites/favourite-changes.ts';
import type { SeenGame } from '../catalogue/search-games.ts';

/** A shape of ours, as it is written down. The contract's schemas read the wire's shapes instead. */
type Shape<Value> = GenericSchema<unknown, Value>;

const maybe = nullable(string());

const game: Shape<Game> = object({
  nodeId: number(),
  gameId: string(),
  name: string(),
  icon: maybe,
  vendor: string(),
  category: string(),
  roomId: maybe,
  trial: boolean(),
  leastBet: optional(nullable(number()), null),
  lines: optional(nullable(number()), null),
});

const favourites: Shape<Stars> = object({ nodeIds: array(number()), games: array(game) });

const seenGame: Shape<SeenGame> = object({ game, slotClass: string() });

export const starChange: Shape<StarChange> = object({ game, starred: boolean() });

const vendorCard: Shape<VendorCard> = object({
  cardId: string(),
  vendor: string(),
  category: string(),
  name: string(),
  opens: picklist(['games', 'lobby']),
  underMaintenance: boolean(),
  nodeId: nullable(number()),
  gameId: maybe,
  icon: maybe,
  picture: maybe,
  showcase: optional(
    nullable(
      object({ person: maybe, titlePicture: maybe, title: string(), description: string() }),
    ),
    null,
  ),
});

const lane: Shape<Lane> = object({
  category: string(),
  cards: array(vendorCard),
  slotClasses: array(object({ key: string(), name: string(), games: number() })),
});

const banner: Shape<Banner> = object({
  id: string(),
  group: string(),
  title: string(),
  picture: maybe,
  opens: nullable(object({ kind: string(), target: string() })),
});

const announcement: Shape<Announcement> = object({
  id: string(),
  title: string(),
  content: string(),
  promotionType: maybe,
  execution: maybe,
  startsAt: nullable(number()),
  endsAt: nullable(number()),
  pictures: array(string()),
});

const announcements = object({
  banners: array(banner),
  notices: array(announcement),
  popups: array(announcement),
  promotions: array(announcement),
});

const winner: Shape<Winner> = object({
  id: string(),
  player: string(),
  game: string(),
  centavos: number(),
  nodeId: nullable(number()),
  icon: maybe,
});

const fieldRule = object({
  pattern: string(),
  patternId: number(),
  minLength: number(),
  maxLength: number(),
  enabled: boolean(),
  required: boolean(),
});

const registerRules = record(string(), fieldRule);

const country: Shape<Country> = object({ code: string(), dialCode: string() });

const systemStatus: Shape<SystemStatus> = object({
  underMaintenance: boolean(),
  regionRestricted: boolean(),
  visitor: object({ ip: string(), country: string() }),
  customerServices: array(object({ type: string(), title: maybe, sealedPath: string() })),
  serviceKey: maybe,
  domains: array(string()),
  resources: array(object({ type: string(), url: string(), label: maybe })),
  modules: record(string(), boolean()),
  registerRules,
  imageCdns: array(string()),
  launchCdns: array(string()),
});

const member: Shape<Member> = object({
  id: string(),
  account: string(),
  nickname: string(),
  type: accountType,
  toUpline: boolean(),
  registeredAt: number(),
  avatar: maybe,
  level: maybe,
  club: nullable(object({ name: string(), type: string() })),
});

/** Who is signed in, and the address of their own picture. */
const memberProfile = object({ member, avatar: maybe });

const lotteryGame = object({ code: string(), id: string(), name: string(), icon: maybe });

const draw = object({
  game: string(),
  name: string(),
  number: string(),
  digits: string(),
  at: number(),
});

/** What the lottery sells, and what was drawn. */
const lottery = object({
  groups: array(object({ code: string(), games: array(lotteryGame) })),
  draws: array(draw),
});

const helpArticle: Shape<HelpArticle> = object({
  tag: string(),
  title: string(),
  content: string(),
});

/** The shapes of what is kept, by the names that `kept.ts` calls them. */
export const shapes = {
  systemStatus,
  announcements,
  favourites,
  lottery,
  memberProfile,
  registerRules,
  lanes: array(lane),
  games: array(game),
  seenGames: array(seenGame),
  countries: array(country),
  winners: array(winner),
  help: array(helpArticle),
  starChanges: array(starChange),
};
