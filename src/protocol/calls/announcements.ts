import { object, pipe, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { announcement, banner } from '../model/announcement.ts';
import { timeOrNull } from '../model/readers/time.ts';
import { list } from '../model/wire.ts';

/**
 * Banners, announcements of the scrolling bar (`list`), popups and promotions, in the language of the request. With a
 * token the reply includes those for members. `quiet` has the hours of each day in which nothing advertises; null without any.
 */
export const getAnnouncements = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  aliases: ['/wps/relay/CCSFE_getListAnnouncements'],
  token: 'optional',
  constants: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' },
  context: { language: 'language' },
  request: object({}),
  reply: pipe(
    object({
      banners: list(banner, 100),
      player: list(announcement, 500),
      popup: list(announcement, 100),
      promotion: list(announcement, 500),
      quietStartDate: timeOrNull(),
      quietEndDate: timeOrNull(),
    }),
    transform(({ banners, player, popup, promotion, quietStartDate, quietEndDate }) => ({
      banners,
      list: player,
      popups: popup,
      promotions: promotion,
      quiet:
        quietStartDate === null || quietEndDate === null
          ? null
          : { from: quietStartDate, until: quietEndDate },
    })),
  ),
});
