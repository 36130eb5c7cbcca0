import type { SeedAnnouncement } from '#gateway/seed/seed.ts';
import { depositPromotions } from './announcements/deposit-promotions.ts';
import { gameNotices } from './announcements/game-announcements.ts';
import { moneyNotices } from './announcements/money-announcements.ts';
import { playPromotions } from './announcements/play-promotions.ts';
import { popups } from './announcements/popups.ts';
import { serviceNotices } from './announcements/service-announcements.ts';

/** Every notice, popup and promotion of the demo, in the order in which they are shown. */
export const announcements: readonly SeedAnnouncement[] = [
  ...serviceNotices,
  ...moneyNotices,
  ...gameNotices,
  ...popups,
  ...depositPromotions,
  ...playPromotions,
];
