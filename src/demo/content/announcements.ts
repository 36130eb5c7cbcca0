import { mediaRoot } from '#protocol/paths.ts';
import type { SeedAnnouncement } from '#gateway/seed/seed.ts';
import { rebateRange } from './rewards/rebate-rates.ts';
import { type NameOf, worded } from './texts/texts.ts';

type Dates = Partial<Pick<SeedAnnouncement, 'startsInDays' | 'endsInDays'>>;
type PromotionType = SeedAnnouncement['promotionType'];

const base = { promotionType: null, execution: null, endsInDays: null, pictures: [] } as const;

/** An announcement for the scrolling bar (type PL). It has no end unless `dates` gives one. */
function announcement(
  id: number,
  name: NameOf<'announcement.', '.title'>,
  dates: Dates = {},
): SeedAnnouncement {
  const title = worded(`announcement.${name}.title`);
  const content = worded(`announcement.${name}.content`);
  return { ...base, id, type: 'PL', title, content, startsInDays: -3, ...dates };
}

const [slots, tables, sports] = [rebateRange('RNG'), rebateRange('LIVE'), rebateRange('SPORTS')];

/** The rates of rebates that a popup names, in percent. */
const rates = {
  slotsLeast: slots.least,
  slotsMost: slots.most,
  tablesLeast: tables.least,
  tablesMost: tables.most,
  sportsLeast: sports.least,
  sportsMost: sports.most,
};

/** A popup (type PU), which opens by itself. With a promotion type it links to the bonus. */
function popup(
  id: number,
  name: NameOf<'popup.', '.title'>,
  execution: 'A' | 'B' | 'F',
  promotionType: PromotionType = null,
): SeedAnnouncement {
  const title = worded(`popup.${name}.title`);
  const content = worded(`popup.${name}.content`, rates);
  return { ...base, id, type: 'PU', title, content, promotionType, execution, startsInDays: -7 };
}

/** A promotion with its picture (type PR). */
function promotion(
  id: number,
  name: NameOf<'promotion.', '.title'>,
  promotionType: NonNullable<PromotionType>,
  dates: Dates = {},
): SeedAnnouncement {
  const title = worded(`promotion.${name}.title`);
  const content = worded(`promotion.${name}.content`);
  const pictures = [`${mediaRoot}/promotions/${id}.svg`];
  const rest = { promotionType, pictures, startsInDays: -10, ...dates };
  return { ...base, id, type: 'PR', title, content, ...rest };
}

/** An announcement for agents (type AG). */
function agentNews(id: number, name: NameOf<'agentNews.', '.title'>): SeedAnnouncement {
  const title = worded(`agentNews.${name}.title`);
  const content = worded(`agentNews.${name}.content`);
  return { ...base, id, type: 'AG', title, content, startsInDays: -3 };
}

/** Every announcement of the demo, in the order in which they are shown. */
export const announcements: readonly SeedAnnouncement[] = [
  // The service itself.
  announcement(101, 'welcome'),
  announcement(102, 'kundimanClosed', { startsInDays: -1, endsInDays: 14 }),
  announcement(103, 'withinMeans'),
  announcement(104, 'falsePages'),
  announcement(105, 'homeScreen'),
  // Deposits and withdrawals.
  announcement(106, 'depositArrives'),
  announcement(107, 'oneName'),
  announcement(109, 'secondWay'),
  announcement(110, 'records'),
  // Games.
  announcement(111, 'luntianLabs', { startsInDays: -2, endsInDays: 30 }),
  announcement(112, 'jackpot'),
  announcement(113, 'matches'),
  announcement(114, 'combinedBets'),
  announcement(115, 'draws'),
  popup(201, 'firstDeposit', 'B', 'deposit_promo'),
  popup(202, 'rebate', 'A', 'deposit_promo'),
  popup(203, 'firstSteps', 'F'),
  popup(204, 'pause', 'A'),
  // Promotions of deposits and referrals.
  promotion(300, 'firstDeposit', 'deposit_promo'),
  promotion(304, 'mondayReload', 'deposit_promo'),
  promotion(306, 'merienda', 'deposit_promo', { startsInDays: -5, endsInDays: 40 }),
  promotion(303, 'friends', 'referral'),
  promotion(305, 'harvest', 'referral'),
  // Promotions that members sign up or apply for. Their conditions are in `rewards/activities.ts`.
  promotion(302, 'bigCatch', 'fish_promo', { startsInDays: -4, endsInDays: 21 }),
  promotion(309, 'finals', 'sport_promo', { startsInDays: -2, endsInDays: 10 }),
  promotion(310, 'gameNight', 'sport_promo', { startsInDays: -4, endsInDays: 26 }),
  promotion(311, 'nightFishing', 'fish_promo', { startsInDays: 5, endsInDays: 19 }),
  promotion(312, 'threePoints', 'sport_promo', { startsInDays: -12, endsInDays: 8 }),
  promotion(313, 'bestCatch', 'fish_promo', { startsInDays: -8, endsInDays: 22 }),
  promotion(314, 'receipts', 'deposit_promo', { startsInDays: -14, endsInDays: 16 }),
  promotion(315, 'reefMarathon', 'fish_promo', { startsInDays: -14, endsInDays: 2 }),
  promotion(316, 'verifiedNumber', 'deposit_promo'),
  promotion(317, 'threeBets', 'sport_promo'),
  agentNews(401, 'agentCentre'),
  agentNews(402, 'honestLinks'),
];
