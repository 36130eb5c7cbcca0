import type { SeedAnnouncement } from '#gateway/seed/seed.ts';
import { agentNews } from './announcements/agent-news.ts';
import { depositPromotions } from './announcements/deposit-promotions.ts';
import { gameAnnouncements } from './announcements/game-announcements.ts';
import { moneyAnnouncements } from './announcements/money-announcements.ts';
import { activityPromotions } from './announcements/activity-promotions.ts';
import { popups } from './announcements/popups.ts';
import { serviceAnnouncements } from './announcements/service-announcements.ts';

/** Every announcement of the demo, in the order in which they are shown. */
export const announcements: readonly SeedAnnouncement[] = [
  ...serviceAnnouncements,
  ...moneyAnnouncements,
  ...gameAnnouncements,
  ...popups,
  ...depositPromotions,
  ...activityPromotions,
  ...agentNews,
];
