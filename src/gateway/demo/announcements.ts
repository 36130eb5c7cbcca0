import type { DemoAnnouncement } from './announcements/announcement.ts';
import { depositPromotions } from './announcements/deposit-promotions.ts';
import { gameNotices } from './announcements/game-notices.ts';
import { moneyNotices } from './announcements/money-notices.ts';
import { playPromotions } from './announcements/play-promotions.ts';
import { popups } from './announcements/popups.ts';
import { serviceNotices } from './announcements/service-notices.ts';

export type { DemoAnnouncement } from './announcements/announcement.ts';

/** Every notice, popup and promotion of the demo, in the order in which they are shown. */
export const announcements: readonly DemoAnnouncement[] = [
  ...serviceNotices,
  ...moneyNotices,
  ...gameNotices,
  ...popups,
  ...depositPromotions,
  ...playPromotions,
];
